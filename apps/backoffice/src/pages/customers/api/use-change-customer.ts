import { randomKey } from '@shop/api-client';
import type { CustomerChange } from '@shop/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useShop } from '../../../lib/shop-context.ts';
import { useRefreshCustomers } from './use-customer.ts';

/**
 * Changes the record of a customer. The same change that is sent again after a lost response has the same key, so a note
 * is added once.
 * @param onDone receives the id of the change where it can be undone
 */
export function useChangeCustomer(
  id: string,
  onDone: (change: CustomerChange, undoable: string | undefined) => void,
) {
  const { client } = useShop();
  const refresh = useRefreshCustomers(id);
  const sent = useRef<{ body: string; key: string }>(undefined);
  return useMutation({
    mutationFn: (change: CustomerChange) => {
      const body = JSON.stringify(change);
      if (sent.current?.body !== body) sent.current = { body, key: randomKey() };
      return client.customers.update(id, change, { idempotencyKey: sent.current.key });
    },
    onSuccess(customer, change) {
      sent.current = undefined;
      refresh(customer);
      onDone(change, customer?.change_id);
    },
  });
}
