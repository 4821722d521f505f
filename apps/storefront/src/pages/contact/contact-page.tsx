import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone, internationalDigits } from '@shop/i18n';
import { PhoneIcon, TwoColumns } from '@shop/ui';
import { useBrand } from '../../lib/brand.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactFields } from './message-request.ts';
import styles from './contact-page.module.css';

/** CON-1…6: the form, replaced by a message of thanks when it is sent. */
export function ContactPage() {
  const { t } = useTranslation();
  const { name: brand, phone } = useBrand();
  const [sent, setSent] = useState<ContactFields>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('contact.title')}
        description={t('contact.description', { brand })}
        canonicalPath={paths.contact}
      />
      <TwoColumns split="halves">
        <header className={styles.intro}>
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

/** CON-5: replaces the form, and receives the focus. */
function Thanks({ sent }: { sent: ContactFields }) {
  const { t } = useTranslation();
  return (
    <section ref={(thanks) => thanks?.focus()} tabIndex={-1} className={styles.thanks}>
      <h2>{t('contact.thanks', { name: sent.client_name })}</h2>
      <p>{t('contact.thanksText', { email: sent.email })}</p>
    </section>
  );
}
