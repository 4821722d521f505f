import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CALL_OUTCOMES, type CallOutcome } from '@shop/contract/constants';
import { customMedia } from '@shop/ui/tokens';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import type { OutcomeKey } from './use-outcome-keys.ts';

/** The height that the bar covers at most, with its distance to the window's bottom. */
const COVERED = { phone: '13rem', wider: '10rem' };

const KEYS: Partial<Record<CallOutcome, OutcomeKey>> = {
  confirmed: 'c',
  no_answer: 'n',
  refused: 'r',
  call_back: 'b',
};

export type CallOutcomesProps = {
  onChoose: (outcome: CallOutcome) => void;
  isInactive: boolean;
  /** Whether the keys are shown. */
  hasKeys: boolean;
};

/** The outcomes of a call, at the bottom of the window, where a thumb reaches them. */
export function CallOutcomes({ onChoose, isInactive, hasKeys }: CallOutcomesProps) {
  const { t } = useTranslation();
  return (
    <Paper
      component="section"
      aria-label={t('confirm.outcomesLabel')}
      data-foot
      sx={{
        position: 'sticky',
        // On a phone the bar is above the navigation.
        bottom: { xs: 'calc(var(--space-20) + env(safe-area-inset-bottom))', sm: 16 },
        zIndex: 'var(--layer-floating)',
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 2,
        p: { xs: 2, sm: 3 },
        borderColor: 'var(--color-control)',
        boxShadow: '0 8px 24px var(--color-shadow)',
        // The bar's own buttons stay in place when they get the focus.
        '& button': { scrollMarginBottom: { xs: `-${COVERED.phone}`, sm: `-${COVERED.wider}` } },
        // In a low window it would cover the order.
        [`@media ${customMedia['--low']}`]: { position: 'static' },
      }}
    >
      {/* WCAG 2.4.11: the bar does not cover the focused element. */}
      <GlobalStyles
        styles={(theme: Theme) => ({
          // More specific than the padding above the navigation of a phone.
          ':root:root:root': {
            scrollPaddingBottom: COVERED.phone,
            [theme.breakpoints.up('sm')]: { scrollPaddingBottom: COVERED.wider },
          },
        })}
      />
      {CALL_OUTCOMES.map((outcome) => (
        <AriaDisabledButton
          key={outcome}
          variant={outcome === 'confirmed' ? 'contained' : 'outlined'}
          size="large"
          inactive={isInactive}
          // A double click is one click: the second is not meant for the next order.
          onClick={({ detail }) => detail < 2 && onChoose(outcome)}
          aria-keyshortcuts={hasKeys ? KEYS[outcome] : undefined}
          sx={{ px: 1, overflowWrap: 'anywhere' }}
        >
          {t(`confirm.outcomes.${outcome}`)}
          {hasKeys && KEYS[outcome] && <KeyHint>{KEYS[outcome]}</KeyHint>}
        </AriaDisabledButton>
      ))}
    </Paper>
  );
}

/** The key of a button; not on a phone, which has no keys. */
function KeyHint({ children }: { children: string }) {
  return (
    <Typography
      component="kbd"
      variant="caption"
      aria-hidden="true"
      sx={{
        display: { xs: 'none', sm: 'inline' },
        ml: 3,
        px: 2,
        border: 1,
        borderRadius: 1,
        fontFamily: 'inherit',
      }}
    >
      {children}
    </Typography>
  );
}
