import Alert from '@mui/material/Alert';
import { DownloadIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { fetchAllItems } from '../../../features/resource-list/fetch-all-items.ts';
import type { ListView } from '../../../features/resource-list/list-view.ts';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { HoverTooltip } from '../../../components/hover-tooltip.tsx';
import { SHORT_ACTION } from '../../../lib/short-action.ts';
import { orderResource } from '../api/order-resource.ts';
import type { ExportOrders } from './use-export-orders.ts';

export type ExportAllOrdersProps = {
  view: ListView;
  /** The export of the page, which has two places for the button. */
  exporting: ExportOrders;
  /** The list is empty: the button keeps its place. */
  inactive?: boolean;
  /** The button shows its icon alone. */
  isShort?: boolean;
};

/**
 * Exports all orders of the filtered list, not only the current page. The file has all contacts and amounts, so only
 * the owner has the button.
 */
export function ExportAllOrders(props: ExportAllOrdersProps) {
  return useIsOwner() ? <ExportButton {...props} /> : null;
}

function ExportButton(props: ExportAllOrdersProps) {
  const { view, exporting, inactive = false, isShort = false } = props;
  const { t } = useTranslation();
  const { client } = useShop();
  const { mutate, isPending, error } = exporting;
  const label = isPending ? t('pleaseWait') : t('orderExport.all');
  return (
    <>
      <HoverTooltip title={isShort ? label : ''}>
        <AriaDisabledButton
          startIcon={<DownloadIcon size={20} />}
          inactive={isPending || inactive}
          onClick={() => mutate(() => fetchAllItems(client, orderResource, view))}
          {...(isShort && { sx: SHORT_ACTION })}
        >
          {!isShort && label}
        </AriaDisabledButton>
      </HoverTooltip>
      {error && (
        <Alert severity="error" sx={{ flexBasis: '100%', order: 1 }}>
          {t('orderExport.failed')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}
