import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink, CheckIcon } from '@shop/ui';
import { LineImage } from '../../features/cart/line-image.tsx';
import { RestoreLinesButton } from '../../features/cart/restore-lines-button.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { useDeliveryText } from '../../features/delivery/use-delivery-text.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { originState } from '../../lib/navigation-state.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useMoney } from '../../lib/use-money.ts';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { ContactDetails } from './contact-details.tsx';
import { OrderNumber } from './order-number.tsx';
import type { AcceptedOrder } from './accepted-order.ts';
import type { CheckoutFields } from './order-request.ts';
import styles from './confirmation.module.css';

type Props = {
  order: AcceptedOrder;
  /** The accepted phone number and address. Not stored (P1), so missing after a reload. */
  contact: Pick<CheckoutFields, 'number' | 'city' | 'street'> | undefined;
};

/** CMD-4: the confirmation with the order's number, its lines, the contact details and links. */
export function Confirmation({ order, contact }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.confirmation}>
      <PageHead title={t('checkout.done')} noIndex />
      <span className={styles.icon}>
        <CheckIcon size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('checkout.done')}
      </h1>
      {order.number ? <OrderNumber number={order.number} /> : <p>{t('checkout.withoutNumber')}</p>}
      {order.isEarlierSubmission && (
        <p className={styles.earlier}>{t('checkout.earlierSubmission')}</p>
      )}
      <div className={styles.contact}>
        {contact && <ContactDetails {...contact} />}
        <CorrectionLinks number={order.number} />
      </div>
      <NextSteps isNew={contact !== undefined} />
      <Pieces order={order} />
      {!order.number && <RestoreLinesButton />}
      <div className={styles.actions}>
        <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
          {t('cart.continue')}
        </ButtonLink>
        <Link to={paths.contact} state={{ ...originState(pathname), command: order.number }}>
          {t('checkout.contact')}
        </Link>
      </div>
    </section>
  );
}

/** A call or a WhatsApp message to the shop, about a mistake in the phone number or the address. */
function CorrectionLinks({ number = '' }: { number: string | undefined }) {
  const { t } = useTranslation();
  return (
    <CallOrWrite
      text={t('checkout.wrongDetails')}
      message={t('checkout.whatsAppText', { number }).trim()}
    />
  );
}

/** The ordered lines with their images, and the totals. */
function Pieces({ order }: { order: AcceptedOrder }) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  return (
    <div className={styles.order}>
      <h2 className={styles.subtitle}>{t('checkout.summary')}</h2>
      <ul className={styles.pieces}>
        {order.pieces.map(({ name, color, size, quantity, image, amount }) => (
          <li key={`${name} ${color} ${size}`} className={styles.piece}>
            <LineImage line={{ image }} sizes={imageSizes.summaryLine} />
            <div>
              <p lang={CONTENT_LANGUAGE}>{t('checkout.line', { quantity, name })}</p>
              <p className={styles.variant}>{variant({ color, size })}</p>
            </div>
            <p className={styles.amount}>{money(amount)}</p>
          </li>
        ))}
      </ul>
      <TotalsList totals={order.totals} />
    </div>
  );
}

/** The next steps of the order, with the days of its delivery until a reload, which may be on another day. */
function NextSteps({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation();
  const days = useDeliveryText();
  return (
    <div className={styles.steps}>
      <h2 className={styles.subtitle}>{t('checkout.next')}</h2>
      <ol>
        <li>{t('checkout.nextCall')}</li>
        <li>
          {t('checkout.nextParcel')}{' '}
          {isNew && days !== '' && (
            <span className={styles.days}>{t('checkout.expected', { days })}</span>
          )}
        </li>
        <li>{t('checkout.nextPay')}</li>
      </ol>
    </div>
  );
}
