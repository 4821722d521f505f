import { useTranslation } from 'react-i18next';
import { CashIcon, ExchangeIcon, TruckIcon } from '@shop/ui';
import styles from './offer-highlights.module.css';

/** HOME-2: the three offers: delivery, payment, exchange. */
export function OfferHighlights() {
  const { t } = useTranslation();
  const offers = [
    { icon: <TruckIcon />, title: t('home.offerDeliveryTitle'), text: t('home.offerDelivery') },
    { icon: <CashIcon />, title: t('home.offerPaymentTitle'), text: t('home.offerPayment') },
    { icon: <ExchangeIcon />, title: t('home.offerExchangeTitle'), text: t('home.offerExchange') },
  ];
  return (
    <section aria-label={t('home.offers')}>
      <ul className={styles.offers}>
        {offers.map(({ icon, title, text }) => (
          <li key={title} className={styles.offer}>
            <span className={styles.icon}>{icon}</span>
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
