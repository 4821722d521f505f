import { useTranslation } from 'react-i18next';
import { telUrl, whatsAppUrl } from '@shop/i18n';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { useBrand } from '../lib/brand.ts';
import styles from './call-or-write.module.css';

type Props = {
  text: string;
  /** The text of the WhatsApp message. */
  message: string;
};

/** Links to call the shop and to write to it on WhatsApp; nothing when the brand has no phone number. */
export function CallOrWrite({ text, message }: Props) {
  const { t } = useTranslation();
  const { phone } = useBrand();
  if (!phone) return null;
  return (
    <p className={styles.links}>
      <span className={styles.text}>{text}</span>
      <a className={styles.link} href={telUrl(phone)}>
        <PhoneIcon size={20} />
        {t('checkout.callUs')}
      </a>
      <a
        className={styles.link}
        href={whatsAppUrl(phone, message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <WhatsAppIcon size={20} />
        {t('checkout.whatsApp')}
      </a>
    </p>
  );
}
