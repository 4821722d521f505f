import type { CustomerRecord } from '@shop/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useRefreshCustomers } from './use-customer.ts';
import { useUndoCustomerChange } from './use-undo-customer-change.ts';

/** The other record, and the records that had been merged into it before. */
type Merged = { other: string; earlier: readonly string[] };

/**
 * Merges another record into this one, with a message that undoes it, on the server where it has the feature `undo`, and
 * separates a merged one.
 */
export function useMergeCustomers(into: Pick<CustomerRecord, 'id' | 'name'>, onMerged: () => void) {
  const { id } = into;
  const { optionsFor } = useUndoCustomerChange(into);
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const refresh = useRefreshCustomers(id);
  const separating = useMutation({
    mutationFn: async ({ other, earlier }: Merged) => {
      let customer = await client.customers.separate(id, other);
      for (const each of earlier) {
        customer = await client.customers.separate(id, each);
        await client.customers.merge(other, each);
      }
      return customer;
    },
    onSuccess(customer) {
      refresh(customer);
      announce(t('customers.isSeparated'));
    },
    onError: (error) =>
      announce(`${t('customers.changeFailed')} ${t(`errors.${errorKey(error)}`)}`, {
        severity: 'error',
      }),
  });
  const merging = useMutation({
    mutationFn: async (other: string) => {
      const { merged } = await client.customers.get(other);
      const customer = await client.customers.merge(id, other);
      return { customer, merged: { other, earlier: merged.map((each) => each.id) } };
    },
    onSuccess({ customer, merged }) {
      refresh(customer);
      onMerged();
      const onServer = optionsFor(customer?.change_id);
      const separate = () => separating.mutate(merged);
      announce(t('customers.isMerged'), onServer ?? { undo: separate });
    },
  });
  return { merging, separating };
}
