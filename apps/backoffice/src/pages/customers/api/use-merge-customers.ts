import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useRefreshCustomers } from './use-customer.ts';

/** Merges another file into this one, with a message that undoes it, and separates a merged one. */
export function useMergeCustomers(id: string, onMerged: () => void) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const refresh = useRefreshCustomers(id);
  const separating = useMutation({
    mutationFn: (other: string) => client.customers.separate(id, other),
    onSuccess(file) {
      refresh(file);
      announce(t('customers.isSeparated'));
    },
    onError: (error) =>
      announce(`${t('customers.changeFailed')} ${t(`errors.${errorKey(error)}`)}`, {
        severity: 'error',
      }),
  });
  const merging = useMutation({
    mutationFn: (other: string) => client.customers.merge(id, other),
    onSuccess(file, other) {
      refresh(file);
      onMerged();
      announce(t('customers.isMerged'), {
        action: { text: t('customers.undo'), onClick: () => separating.mutate(other) },
      });
    },
  });
  return { merging, separating };
}
