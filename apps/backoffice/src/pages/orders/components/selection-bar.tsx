import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DownloadIcon, PrintIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { StickyBar } from '../../../components/sticky-bar.tsx';
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
    <StickyBar
      label={t('orderSelection.label')}
      covered={COVERED}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3 },
        rowGap: 2,
        px: { xs: 3, sm: 4 },
        py: 3,
      }}
    >
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
    </StickyBar>
  );
}
