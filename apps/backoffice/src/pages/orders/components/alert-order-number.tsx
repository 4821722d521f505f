import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OrderNumbers } from '../../../components/order-numbers.tsx';

/** The number of an order, as the first line of an alert that is not beside the order. */
export function AlertOrderNumber({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Box component="strong" sx={{ display: 'block' }}>
      <OrderNumbers>{t('orders.number', { id })}</OrderNumbers>
    </Box>
  );
}
