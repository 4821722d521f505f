import Button from '@mui/material/Button';
import type { Order } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageLanguageField } from '../../../features/language/message-language-field.tsx';
import { useContactLinks } from '../hooks/use-contact-links.ts';

/** Links to call the customer or to write on WhatsApp, with a message in French or English. */
export function OrderContact({ order }: { order: Order }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>('fr');
  const links = useContactLinks(order, language);
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
      <MessageLanguageField value={language} onChange={setLanguage} />
    </>
  );
}
