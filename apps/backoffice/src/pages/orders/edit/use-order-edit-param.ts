import { isEditable } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useUrlParams } from '../../../features/resource-list/url-params.ts';
import { useShop } from '../../../lib/shop-context.ts';

const EDIT = 'edit';

/** The order whose form is open, stored in the URL, so that reload and Back work. */
export function useOrderEditParam() {
  const [params, setParams] = useUrlParams();
  return {
    /** The id of the order; null without a form. */
    editedId: params.get(EDIT),
    openEdit: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(EDIT, id);
      setParams(next);
    },
    closeEdit: () => {
      const next = new URLSearchParams(params);
      next.delete(EDIT);
      setParams(next, { replace: true });
    },
  };
}

/** Whether the content of an order can be changed: feature `order-edit`, until it is shipped or cancelled. */
export function useCanEdit(order: Order | undefined): boolean {
  const { client } = useShop();
  return (
    client.features().has('order-edit') && order?.version !== undefined && isEditable(order.status)
  );
}
