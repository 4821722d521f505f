import { useTranslation } from 'react-i18next';
import { useShop } from '../../lib/shop-context.ts';

/** What a question before a deletion adds where the API server has a bin; an empty text without one. */
export function useRestoreHint(): string {
  const { t } = useTranslation();
  const { client } = useShop();
  return client.features().has('undo') ? t('deletion.restorable') : '';
}
