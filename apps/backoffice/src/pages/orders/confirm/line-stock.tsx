import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** The pieces in stock of an order line besides its own; null where the variant is deleted. */
export function LineStock({ stock }: { stock: number | null }) {
  const { t } = useTranslation();
  return (
    <Typography variant="body2" color={stock === 0 || stock === null ? 'error' : 'textSecondary'}>
      {stock === null && t('confirm.stockDeleted')}
      {stock === 0 && t('confirm.stockNone')}
      {stock !== null && stock > 0 && t('confirm.piecesLeft', { count: stock })}
    </Typography>
  );
}
