import Typography from '@mui/material/Typography';
import type { Order } from '@shop/contract/schemas';
import { TYPED_LINE } from '../../../lib/typed-line.ts';

/** Where an order goes: the street, then the city. Both may be in any script. */
export function OrderAddress({ order }: { order: Order }) {
  return (
    <>
      <AddressLine>{order.street}</AddressLine>
      <AddressLine>{order.city}</AddressLine>
    </>
  );
}

function AddressLine({ children }: { children: string }) {
  return (
    <Typography component="span" dir="auto" sx={{ display: 'block', ...TYPED_LINE }}>
      {children}
    </Typography>
  );
}
