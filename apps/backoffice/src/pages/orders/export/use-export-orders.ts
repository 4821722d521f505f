import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import type { AllItems } from '../../../features/resource-list/fetch-all-items.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The calendar day in the shop's time zone: 2026-11-21. */
const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Africa/Tunis' });

/** Long enough for every browser to read the file. */
const REVOKE_DELAY_MS = 60_000;

/** The export of orders with its progress and its error. */
export type ExportOrders = ReturnType<typeof useExportOrders>;

/** The orders to export; `deleted` has the ids of selected ones that do not exist any more. */
type ExportedOrders = AllItems<Order> & { deleted?: readonly string[] };

/** Saves the orders that `read` returns as a CSV file, without a file when all of them were deleted. */
export function useExportOrders() {
  const { t } = useTranslation();
  const language = useLanguage();
  const announce = useAnnounce();
  const { client } = useShop();
  return useMutation({
    mutationFn: async (read: () => Promise<ExportedOrders>) => {
      const { items: orders, unreadable, deleted = [] } = await read();
      if (orders.length === 0 && deleted.length > 0) return { count: 0, unreadable, deleted };
      // The list needs none of it.
      const { ordersCsv } = await import('./orders-csv.ts');
      const name = `${t('orderExport.fileName')}-${DAY.format(new Date())}.csv`;
      saveTextFile(name, ordersCsv(orders, t, language), 'text/csv;charset=utf-8');
      // The owner's file comes first: a failed report does not stop the export (docs/adr/0069).
      if (client.features().has('security-events')) {
        void client.securityEvents
          .recordOrderExport({ orders: orders.length })
          .catch(() => undefined);
      }
      return { count: orders.length, unreadable, deleted };
    },
    onSuccess: ({ count, unreadable, deleted }) => {
      const isSaved = count > 0 || deleted.length === 0;
      const problems = [
        unreadable > 0 && t('orderExport.unreadable', { count: unreadable }),
        deleted.length > 0 &&
          t('orderSelection.deleted', { count: deleted.length, numbers: deleted.join(', ') }),
      ].filter((problem) => problem !== false);
      const done = t('orderExport.done', { count });
      if (problems.length === 0) announce(done);
      else {
        announce([...(isSaved ? [`${done}.`] : []), ...problems].join(' '), {
          severity: 'warning',
        });
      }
    },
  });
}

/** Downloads a text as a file. */
function saveTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox and Safari read the URL after the click event.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
