import Skeleton from '@mui/material/Skeleton';
import type { Order } from '@shop/contract/schemas';
import { lazy, Suspense, type ComponentType } from 'react';
import {
  buyerOf,
  useLanguageOfBuyer,
} from '../../../features/buyer-messages/use-language-of-buyer.ts';
import { useContactLinks } from '../hooks/use-contact-links.ts';
import { ContactButtons } from './contact-buttons.tsx';

/** It is loaded with the details: the list shows the links alone. */
const OrderLanguageField = lazy<ComponentType<{ order: Order }>>(async () => {
  try {
    return { default: (await import('./order-language-field.tsx')).OrderLanguageField };
  } catch {
    // Without a connection the links are there, and the message keeps its language.
    return { default: () => null };
  }
});

/** Links to call the customer or to write on WhatsApp, with a message in the customer's language. */
export function OrderContact({ order }: { order: Order }) {
  const links = useContactLinks(order, useLanguageOfBuyer(buyerOf(order)));
  if (links.length === 0) return null;
  return (
    <>
      <ContactButtons links={links} />
      <Suspense fallback={<Skeleton variant="rounded" sx={FIELD_PLACE} />}>
        <OrderLanguageField order={order} />
      </Suspense>
    </>
  );
}

/** The place of the field while its script is loaded. */
const FIELD_PLACE = { height: 'var(--target)', width: { xs: '100%', sm: '14.5rem' } };
