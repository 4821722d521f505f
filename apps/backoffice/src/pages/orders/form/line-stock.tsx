import Typography from '@mui/material/Typography';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { useTranslation } from 'react-i18next';

/** The pieces in stock of an order line besides its own; null where the variant is deleted. */
export function LineStock({ stock }: { stock: number | null }) {
  const { t, i18n } = useTranslation();
  addOrderEditTexts(i18n);
  return (
    <Typography variant="body2" color={stock === 0 || stock === null ? 'error' : 'textSecondary'}>
      {stock === null && t('orderEdit.stockDeleted')}
      {stock === 0 && t('orderEdit.stockNone')}
      {stock !== null && stock > 0 && t('orderEdit.piecesLeft', { count: stock })}
    </Typography>
  );
}
