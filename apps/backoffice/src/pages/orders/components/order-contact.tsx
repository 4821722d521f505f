import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Order } from '@shop/contract/schemas';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import {
  buyerOf,
  useLanguageOfBuyer,
} from '../../../features/buyer-messages/use-language-of-buyer.ts';
import { WriteButton } from '../../../features/buyer-messages/write-button.tsx';
import { useContactLinks } from '../hooks/use-contact-links.ts';

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
  const { t } = useTranslation();
  const links = useContactLinks(order, useLanguageOfBuyer(buyerOf(order)));
  if (!links) return null;
  return (
    <>
      <Button variant="outlined" href={links.call} startIcon={<PhoneIcon size={20} />}>
        {t('orders.call')}
      </Button>
      <WriteButton
        variant="outlined"
        link={links.write}
        label={t('orders.whatsApp')}
        target="_blank"
        rel="noreferrer"
        startIcon={<WhatsAppIcon size={20} />}
      />
      <Suspense fallback={<Skeleton variant="rounded" sx={FIELD_PLACE} />}>
        <OrderLanguageField order={order} />
      </Suspense>
    </>
  );
}

/** The place of the field while its script is loaded. */
const FIELD_PLACE = { height: 'var(--target)', width: { xs: '100%', sm: '14.5rem' } };
