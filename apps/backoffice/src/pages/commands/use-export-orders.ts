import type { Order } from '@shop/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useLanguage } from '../../features/language/use-language.ts';
import { ordersCsv } from './orders-csv.ts';
import { saveTextFile } from './save-text-file.ts';

/** The shop's own day: 2026-11-21. */
const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Africa/Tunis' });

/** Saves orders as a CSV file, once `read` has them all. */
export function useExportOrders() {
  const { t } = useTranslation();
  const language = useLanguage();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: async (read: () => readonly Order[] | Promise<readonly Order[]>) => {
      const orders = await read();
      const name = `${t('orderExport.fileName')}-${DAY.format(new Date())}.csv`;
      saveTextFile(name, ordersCsv(orders, t, language), 'text/csv;charset=utf-8');
      return orders.length;
    },
    onSuccess: (count) => announce(t('orderExport.done', { count })),
  });
}
