import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@shop/ui';
import { useBrand } from '../../lib/brand.ts';
import { OriginLink } from '../../lib/origin-link.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../lib/paths.ts';
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
        canonicalPath={paths.about}
      />
      <header className={styles.intro}>
        <h1>{t('about.title')}</h1>
        <p className={styles.lead}>{t('about.lead')}</p>
      </header>
      <section className={styles.story}>
        <h2>{t('about.whoTitle')}</h2>
        <p>{t('about.who', { brand })}</p>
        <p>{t('about.who2')}</p>
      </section>
      <div className={styles.details}>
        <Detail title={t('about.deliveryTitle')} text={t('about.delivery')} />
        <Detail title={t('about.paymentTitle')} text={t('about.payment')} />
        <Detail title={t('about.exchangeTitle')} text={t('about.exchange')} />
      </div>
      <div className={styles.actions}>
        <ButtonLink renderLink={(props) => <OriginLink to={paths.shop()} {...props} />}>
          {t('about.toShop')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          renderLink={(props) => <Link to={paths.contact} {...props} />}
        >
          {t('about.toContact')}
        </ButtonLink>
      </div>
    </article>
  );
}

function Detail({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.detail}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
