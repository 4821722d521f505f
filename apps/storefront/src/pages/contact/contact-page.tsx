import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPhone, telUrl, whatsAppUrl } from '@shop/i18n';
import {
  ButtonLink,
  CheckIcon,
  PhoneIcon,
  TwoColumns,
  VisuallyHidden,
  WhatsAppIcon,
} from '@shop/ui';
import { useDeliveryText } from '../../features/delivery/use-delivery-text.ts';
import { useBrand } from '../../lib/brand.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactFields } from './message-request.ts';
import styles from './contact-page.module.css';

/** CON-1…6: the form, replaced by a message of thanks when it is sent. Beside it, how to call, and three answers. */
export function ContactPage() {
  const { t } = useTranslation();
  const { name: brand, phone } = useBrand();
  const [sent, setSent] = useState<ContactFields>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Contact')}
        description={t('contact.description', { brand })}
        canonicalPath={paths.contact}
      />
      <TwoColumns split="halves">
        <header className={styles.intro}>
          <h1>{t('Contact')}</h1>
          <p className={styles.lead}>{t('contact.lead')}</p>
          {phone && <PhoneLinks phone={phone} />}
          <Questions />
        </header>
        {sent ? <Thanks sent={sent} /> : <ContactForm onSent={setSent} />}
      </TwoColumns>
    </div>
  );
}

/** Links that call the brand and write to it on WhatsApp, with its hours. */
function PhoneLinks({ phone }: { phone: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.calls}>
        <ButtonLink
          variant="secondary"
          renderLink={({ children, ...props }) => (
            <a href={telUrl(phone)} {...props}>
              {children}
            </a>
          )}
        >
          <PhoneIcon size={20} />
          {t('contact.call', { phone: formatPhone(phone) })}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          renderLink={({ children, ...props }) => (
            <a href={whatsAppUrl(phone)} target="_blank" rel="noopener noreferrer" {...props}>
              {children}
            </a>
          )}
        >
          <WhatsAppIcon size={20} />
          {t('contact.whatsApp')}
          <VisuallyHidden> {t('layout.newTab')}</VisuallyHidden>
        </ButtonLink>
      </div>
      <p className={styles.hours}>{t('contact.hours')}</p>
    </>
  );
}

/** The answers to the usual questions: delivery, exchange and payment. */
function Questions() {
  const { t } = useTranslation();
  const days = useDeliveryText();
  return (
    <section className={styles.questions}>
      <h2>{t('contact.questions')}</h2>
      <Disclosure title={t('contact.deliveryQuestion')} note={days}>
        <p>{t('product.info.deliveryText')}</p>
        <p>{days !== '' && t('product.info.deliveryDays', { days })}</p>
      </Disclosure>
      <Disclosure title={t('contact.exchangeQuestion')}>
        <p>{t('product.info.exchangeText')}</p>
      </Disclosure>
      <Disclosure title={t('contact.paymentQuestion')}>
        <p>{t('about.payment')}</p>
      </Disclosure>
    </section>
  );
}

/** CON-5: replaces the form, and receives the focus. */
function Thanks({ sent }: { sent: ContactFields }) {
  const { t } = useTranslation();
  return (
    <section ref={(thanks) => thanks?.focus()} tabIndex={-1} className={styles.thanks}>
      <span className={styles.success}>
        <CheckIcon size={32} />
      </span>
      <h2>{t('contact.thanks', { name: sent.client_name })}</h2>
      <p>
        {t('contact.thanksText', { email: sent.email })} {t('contact.answerTime')}
      </p>
      <div>
        <ButtonLink
          variant="secondary"
          renderLink={(props) => <Link to={paths.shop()} {...props} />}
        >
          {t('unknownPage.shop')}
        </ButtonLink>
      </div>
    </section>
  );
}
