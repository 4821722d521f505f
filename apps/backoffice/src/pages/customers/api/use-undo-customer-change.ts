import type { CreateOptions } from '@shop/api-client';
import type { CustomerRecord } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useUndoEdit } from '../../../features/edit-undo/use-undo-edit.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The undo of a change of a customer's record, and the button Undo of a message about it (feature `undo`). */
export function useUndoCustomerChange({ id, name }: Pick<CustomerRecord, 'id' | 'name'>) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { undo, optionsFor } = useUndoEdit(useAnnounce());
  const edited = {
    name: name || t('customers.nameless'),
    send: (change: string, options: CreateOptions) => client.customers.undo(id, change, options),
  };
  return {
    undo: (change: string) => undo(edited, change),
    optionsFor: (change: string | undefined) => optionsFor(edited, change),
  };
}
