import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@shop/ui';
import { useBrand } from '../../platform/brand.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import styles from './about-page.module.css';

/** ABT-1: who we are, delivery, payment on delivery, exchanges. */
export function AboutPage() {
  const { t } = useTranslation();
  const brand = useBrand().name;
  return (
    <article className={styles.page}>
      <PageHead
        title={t('about.title')}
        description={t('about.description', { brand })}
        address={paths.about}
      />
      <header className={styles.opening}>
        <h1>{t('about.title')}</h1>
        <p className={styles.lead}>{t('about.lead')}</p>
      </header>
      <section className={styles.story}>
        <h2>{t('about.whoTitle')}</h2>
        <p>{t('about.who', { brand })}</p>
        <p>{t('about.who2')}</p>
      </section>
      <div className={styles.facts}>
        <Fact title={t('about.deliveryTitle')} text={t('about.delivery')} />
        <Fact title={t('about.paymentTitle')} text={t('about.payment')} />
        <Fact title={t('about.exchangeTitle')} text={t('about.exchange')} />
      </div>
      <div className={styles.ways}>
        <ButtonLink renderLink={(parts) => <OriginLink to={paths.shop()} {...parts} />}>
          {t('about.toShop')}
        </ButtonLink>
        <ButtonLink look="secondary" renderLink={(parts) => <Link to={paths.contact} {...parts} />}>
          {t('about.toContact')}
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.fact}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
