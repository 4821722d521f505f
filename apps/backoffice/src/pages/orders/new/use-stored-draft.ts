import { randomKey } from '@shop/api-client';
import { useStorage } from '@shop/app-kit';
import { useState } from 'react';
import { ORDER_DRAFT } from '../../../lib/account-data.ts';
import { emptyDraft, type DraftValues } from './draft-values.ts';
import { formatDraft, isEmptyDraft, parseDraft } from './stored-draft.ts';

/**
 * The draft of this device, and its idempotency key. Both outlive the page: after a reload, a draft whose response was
 * lost is sent with the same key and places one order.
 */
export function useStoredDraft() {
  const storage = useStorage();
  const [draft] = useState(() => {
    let { key, values } = parseDraft(storage.read(ORDER_DRAFT)) ?? {
      key: randomKey(),
      values: emptyDraft(),
    };
    const initial = values;

    function write() {
      if (isEmptyDraft(values)) storage.remove(ORDER_DRAFT);
      else storage.write(ORDER_DRAFT, formatDraft({ key, values }));
    }

    return {
      initial,
      keys: {
        current: () => key,
        renew() {
          key = randomKey();
          write();
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
