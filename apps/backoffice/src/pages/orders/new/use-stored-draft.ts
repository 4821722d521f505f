import { randomKey } from '@shop/api-client';
import { useStorage } from '@shop/app-kit';
import { useState } from 'react';
import { ORDER_DRAFT } from '../../../lib/account-data.ts';
import { emptyDraft, type DraftValues } from './draft-values.ts';
import { formatDraft, isEmptyDraft, parseDraft } from './stored-draft.ts';

/**
 * The draft of an account on this device, and its idempotency key. Both outlive the page: after a reload, a draft whose
 * response was lost is sent with the same key and places one order. The draft of another account is removed.
 */
export function useStoredDraft(account: string) {
  const storage = useStorage();
  const [draft] = useState(() => {
    const stored = parseDraft(storage.read(ORDER_DRAFT));
    const isOwn = stored?.account === account;
    if (!isOwn) storage.remove(ORDER_DRAFT);
    let { key, values } = isOwn ? stored : { key: randomKey(), values: emptyDraft() };
    const initial = values;

    function write() {
      if (isEmptyDraft(values)) storage.remove(ORDER_DRAFT);
      else storage.write(ORDER_DRAFT, formatDraft({ account, key, values }));
    }

    return {
      initial,
      keys: {
        current: () => key,
        /** The values are stored with the new key at the next change: they may belong to an order that was placed. */
        renew() {
          key = randomKey();
          return key;
        },
      },
      /** Stores the values on this device. */
      store(typed: DraftValues) {
        values = typed;
        write();
      },
      /** Removes the values from this device. */
      clear() {
        values = emptyDraft();
        write();
      },
    };
  });
  return draft;
}
