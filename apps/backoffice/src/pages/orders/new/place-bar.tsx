import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { formatMoney } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../../components/save-button.tsx';
import { StickyBar } from '../../../components/sticky-bar.tsx';

export type PlaceBarProps = {
  /** In TND; undefined while a price is not known. */
  total: string | undefined;
  isSaving: boolean;
  inactive: boolean;
  /** The progress and the failure of the last attempt. */
  children: ReactNode;
};

/** What the courier collects and the button that places the order, always in view. */
export function PlaceBar({ total, isSaving, inactive, children }: PlaceBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <StickyBar
      label={t('orderNew.bar')}
      covered={{ phone: 'calc(var(--space-20) + 6rem)', wider: '7rem' }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 3,
        px: { xs: 4, sm: 5 },
        py: 3,
      }}
    >
      {children}
      <Box aria-live="polite" sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {t('orders.toCollect')}
        </Typography>
        <Typography
          sx={{
            fontSize: 'var(--text-lead)',
            fontWeight: 'fontWeightBold',
            fontVariantNumeric: 'tabular-nums lining-nums',
          }}
        >
          {total === undefined ? '–' : formatMoney(total, language)}
        </Typography>
      </Box>
      <SaveButton label={t('orderNew.place')} isSaving={isSaving} inactive={inactive} />
    </StickyBar>
  );
}
