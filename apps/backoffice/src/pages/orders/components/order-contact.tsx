import Button from '@mui/material/Button';
import type { Order } from '@shop/contract/schemas';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { MessageLanguageField } from '../../../features/buyer-messages/message-language-field.tsx';
import { useOrderLanguage } from '../../../features/buyer-messages/use-order-language.ts';
import { useContactLinks } from '../hooks/use-contact-links.ts';

/** Links to call the customer or to write on WhatsApp, with a message in the customer's language. */
export function OrderContact({ order }: { order: Order }) {
  const { t } = useTranslation();
  const chosen = useOrderLanguage(order, useAnnounce());
  const links = useContactLinks(order, chosen.language);
  if (!links) return null;
  return (
    <>
      <Button variant="outlined" href={links.call} startIcon={<PhoneIcon size={20} />}>
        {t('orders.call')}
      </Button>
      <Button
        variant="outlined"
        href={links.write}
        target="_blank"
        rel="noreferrer"
        startIcon={<WhatsAppIcon size={20} />}
      >
        {t('orders.whatsApp')}
      </Button>
      <MessageLanguageField chosen={chosen} />
    </>
  );
}
