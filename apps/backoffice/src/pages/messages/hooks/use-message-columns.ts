import { useTranslation } from 'react-i18next';
import {
  useTableColumns,
  type TableColumns,
} from '../../../features/resource-list/use-table-columns.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** How the table of messages is shown. */
export type MessageColumns = TableColumns<'message' | 'answered' | 'date'>;

/** The density and the columns of the table of messages, and the choices. */
export function useMessageColumns() {
  const { t } = useTranslation();
  const { client } = useShop();
  return useTableColumns('messages', [
    { name: 'message', label: t('queries.message') },
    {
      name: 'answered',
      label: t('queries.answerStatus'),
      isAvailable: client.features().has('message-status'),
    },
    { name: 'date', label: t('queries.receivedAt') },
  ]);
}
