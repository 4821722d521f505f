import Stack from '@mui/material/Stack';
import { CustomerWarnings } from './customer-warnings.tsx';
import { useOrderCustomer } from './use-order-customer.ts';

/** What the owner should know before confirming an order; nothing without a reason to hesitate. */
export function OrderWarnings({ orderId }: { orderId: string }) {
  const { data } = useOrderCustomer(orderId);
  if (!data || data.warnings.length === 0) return null;
  return (
    <Stack sx={{ gap: 3 }}>
      <CustomerWarnings data={data} />
    </Stack>
  );
}
