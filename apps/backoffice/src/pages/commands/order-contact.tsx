import Button from '@mui/material/Button';
import type { Order } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { LetterLanguage } from '../../features/language/letter-language.tsx';
import { useTextsIn } from '../../features/language/use-texts-in.ts';
import { useShop } from '../../platform/shop-context.ts';
import { callLink, contactMessage, whatsAppLink } from './contact-message.ts';
import styles from './order-contact.module.css';

/** Calls the client, or writes on WhatsApp with the message ready, in French or by choice in English. */
export function OrderContact({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { name } = useShop();
  const [language, setLanguage] = useState<Language>('fr');
  const texts = useTextsIn(language);
  const call = callLink(order.number);
  const write = whatsAppLink(order.number, contactMessage(order, name, texts, language));
  if (call === undefined || write === undefined) return null;
  return (
    <div className={styles.contact}>
      <Button variant="outlined" href={call} startIcon={<PhoneIcon size={20} />}>
        {t('orders.call')}
      </Button>
      <Button
        variant="outlined"
        href={write}
        target="_blank"
        rel="noreferrer"
        startIcon={<WhatsAppIcon size={20} />}
      >
        {t('orders.whatsApp')}
      </Button>
      <LetterLanguage value={language} onChange={setLanguage} />
    </div>
  );
}
