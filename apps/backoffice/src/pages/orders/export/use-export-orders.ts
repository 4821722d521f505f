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

/** Saves the orders that `read` returns as a CSV file. */
export function useExportOrders() {
  const { t } = useTranslation();
  const language = useLanguage();
  const announce = useAnnounce();
  const { client } = useShop();
  return useMutation({
    mutationFn: async (read: () => AllItems<Order> | Promise<AllItems<Order>>) => {
      const { items: orders, unreadable } = await read();
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
      return { count: orders.length, unreadable };
    },
    onSuccess: ({ count, unreadable }) => {
      const done = t('orderExport.done', { count });
      if (unreadable === 0) announce(done);
      else {
        const missing = t('orderExport.unreadable', { count: unreadable });
        announce(`${done}. ${missing}`, { severity: 'warning' });
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
