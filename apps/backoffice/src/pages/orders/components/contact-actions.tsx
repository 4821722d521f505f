import Stack from '@mui/material/Stack';
import type { Order } from '@shop/contract/schemas';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../components/icon-action.tsx';
import {
  buyerOf,
  useLanguageOfBuyer,
} from '../../../features/buyer-messages/use-language-of-buyer.ts';
import { INACTIVE_LINK } from '../../../features/buyer-messages/write-link.ts';
import { useContactLinks } from '../hooks/use-contact-links.ts';

export type ContactActionsProps = { order: Order; describedBy: string };

/** Icon links to call the customer or to write on WhatsApp, in the customer's language: to the first of several numbers. */
export function ContactActions({ order, describedBy }: ContactActionsProps) {
  const { t } = useTranslation();
  const [links] = useContactLinks(order, useLanguageOfBuyer(buyerOf(order)));
  if (!links) return null;
  const label = t('orders.whatsApp');
  return (
    <Stack direction="row">
      <IconAction
        label={t('orders.call')}
        icon={<PhoneIcon size={20} />}
        describedBy={describedBy}
        href={links.call}
      />
      <IconAction
        label={links.write.isWithoutText ? t('orders.withoutText', { label }) : label}
        icon={<WhatsAppIcon size={20} />}
        describedBy={describedBy}
        href={links.write.href}
        target="_blank"
        rel="noreferrer"
        {...(links.write.isInactive && INACTIVE_LINK)}
      />
    </Stack>
  );
}
