import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DownloadIcon, PrintIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';
import { SelectAll, type SelectAllProps } from './select-all.tsx';
import { SelectionStatusActions } from './selection-status-actions.tsx';
import { useExportOrders } from '../export/use-export-orders.ts';
import type { OrderSelection } from '../hooks/use-order-selection.ts';

/** The height that the bar covers at most, with its distance to the window's bottom. */
const COVERED = { phone: '18rem', wider: '7rem' };

export type SelectionBarProps = {
  selection: OrderSelection;
  /** The list that the page shows a part of; undefined while it loads. */
  list: Omit<SelectAllProps, 'selection'> | undefined;
  onPrint: (orders: readonly Order[]) => void;
};

/** The actions on the selected orders, at the bottom of the window. */
export function SelectionBar({ selection, list, onPrint }: SelectionBarProps) {
  const { t } = useTranslation();
  const exporting = useExportOrders();
  const { orders } = selection;
  if (orders.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={t('orderSelection.label')}
      data-foot
      sx={{
        position: 'sticky',
        // On a phone the bar is above the navigation.
        bottom: { xs: 'calc(var(--space-20) + env(safe-area-inset-bottom))', sm: 16 },
        zIndex: 'var(--layer-floating)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3 },
        rowGap: 2,
        px: { xs: 3, sm: 4 },
        py: 3,
        borderColor: 'var(--color-control)',
        boxShadow: '0 8px 24px var(--color-shadow)',
        // The bar's own buttons stay in place when they get the focus.
        '& button': { scrollMarginBottom: { xs: `-${COVERED.phone}`, sm: `-${COVERED.wider}` } },
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
      <Typography
        aria-live="polite"
        sx={{
          order: { xs: -2, sm: 0 },
          flex: { xs: '1 1 60%', sm: 'initial' },
          mr: 'auto',
          fontWeight: 'fontWeightBold',
          fontVariantNumeric: 'tabular-nums lining-nums',
        }}
      >
        {t('orderSelection.count', { count: orders.length })}
      </Typography>
      {list && <SelectAll {...list} selection={selection} />}
      <SelectionStatusActions selection={selection} />
      <Button
        variant="outlined"
        startIcon={<PrintIcon size={20} />}
        onClick={() => onPrint(orders)}
      >
        {t('packingSlip.print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon size={20} />}
        onClick={() => exporting.mutate(() => ({ orders, unreadable: 0 }))}
      >
        {t('orderSelection.export')}
      </Button>
      <IconButton
        aria-label={t('orderSelection.clear')}
        onClick={selection.clear}
        sx={{ order: { xs: -1, sm: 0 }, ml: { xs: 'auto', md: 0 } }}
      >
        <CloseIcon />
      </IconButton>
      {exporting.error && (
        <Alert severity="error" sx={{ flex: '1 1 100%' }}>
          {t('orderExport.failed')} {t(`errors.${errorKey(exporting.error)}`)}
        </Alert>
      )}
    </Paper>
  );
}
