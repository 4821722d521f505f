import { useTranslation } from 'react-i18next';
import type { CheckoutFields } from './order-request.ts';
import { formatPhoneInput } from '../../lib/format-phone-input.ts';
import styles from './contact-details.module.css';

type Props = Pick<CheckoutFields, 'number' | 'city' | 'street'> & {
  /** Whether the bar of a phone or a tablet has the phone number too; then it is here for screen readers alone. */
  isPhoneInBar?: boolean;
};

/**
 * The phone number and the address as they are sent, for the shopper to check. An empty phone number and an incomplete
 * address are left out.
 */
export function ContactDetails({ number, city, street, isPhoneInBar = false }: Props) {
  const { t } = useTranslation();
  const phone = formatPhoneInput(number);
  const address = [street, city].map((part) => part.trim());
  const isAddressComplete = address.every((part) => part !== '');
  return (
    <div className={styles.details}>
      {phone !== '' && (
        <p className={styles.call} data-in-bar={isPhoneInBar}>
          {t('checkout.callOn')} <bdi className={styles.phone}>{phone}</bdi>
        </p>
      )}
      {isAddressComplete && (
        <p>
          {t('checkout.deliverTo')} <bdi>{address.join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}
