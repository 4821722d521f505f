import type { Query } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../features/language/use-language.ts';
import { Fact, Facts } from '../../features/screen/facts.tsx';
import { orderPath } from '../../platform/paths.ts';
import { QueryAnswer } from './query-answer.tsx';
import styles from './query-details.module.css';

/** All of a query: who wrote, what, and about which order (ADM-9). */
export function QueryDetails({ query }: { query: Query }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const orderId = query.command?.command_id ?? query.command_id;
  return (
    <div className={styles.details}>
      <Facts>
        <Fact name={t('queries.id')}>{query.id}</Fact>
        <Fact name={t('queries.client')}>{query.client_name}</Fact>
        <Fact name={t('queries.email')}>
          <a href={`mailto:${encodeURIComponent(query.email)}`}>{query.email}</a>
        </Fact>
        {query.created_at && (
          <Fact name={t('queries.receivedAt')}>{formatDateTime(query.created_at, language)}</Fact>
        )}
        {orderId && (
          <Fact name={t('queries.order')}>
            <Link to={orderPath(orderId)}>{t('queries.seeOrder', { id: orderId })}</Link>
          </Fact>
        )}
      </Facts>
      <section>
        <h3 className={styles.heading}>{t('queries.message')}</h3>
        <p className={styles.message}>{query.message}</p>
      </section>
      <QueryAnswer query={query} />
    </div>
  );
}
