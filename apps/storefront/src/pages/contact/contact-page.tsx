import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { formatPhone, internationalDigits } from '@shop/i18n';
import { PhoneIcon, TwoColumns } from '@shop/ui';
import { useBrand } from '../../platform/brand.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactFields } from './query-request.ts';
import styles from './contact-page.module.css';

/** CON-1…6: the form, then the thanks that replace it. */
export function ContactPage() {
  const { t } = useTranslation();
  const { name: brand, phone } = useBrand();
  const [sent, setSent] = useState<ContactFields>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('contact.title')}
        description={t('contact.description', { brand })}
        address={paths.contact}
      />
      <TwoColumns split="halves">
        <header className={styles.opening}>
          <h1>{t('contact.title')}</h1>
          <p className={styles.lead}>{t('contact.lead')}</p>
          {phone && (
            <p className={styles.phone}>
              <PhoneIcon size={20} />
              {t('contact.byPhone')}
              <a href={`tel:+${internationalDigits(phone)}`}>{formatPhone(phone)}</a>
            </p>
          )}
        </header>
        {sent ? <Thanks sent={sent} /> : <ContactForm onSent={setSent} />}
      </TwoColumns>
    </div>
  );
}

/** CON-5 */
function Thanks({ sent }: { sent: ContactFields }) {
  const { t } = useTranslation();
  return (
    <section ref={(thanks) => thanks?.focus()} tabIndex={-1} className={styles.thanks}>
      <h2>{t('contact.thanks', { name: sent.client_name })}</h2>
      <p>{t('contact.thanksText', { email: sent.email })}</p>
    </section>
  );
}
