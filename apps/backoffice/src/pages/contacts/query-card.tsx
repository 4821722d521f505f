import type { Query } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { Badge } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { CardActions } from '../../features/screen/card-actions.tsx';
import styles from './query-card.module.css';

export type QueryCardProps = { query: Query; onOpen: () => void; onDelete: () => void };

/** A query at a glance: its kind, number, client and e-mail (ADM-9). */
export function QueryCard({ query, onOpen, onDelete }: QueryCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.what} data-kind={query.query_type}>
        <h2 id={title} className={styles.kind}>
          {t(`queries.${query.query_type}`)}
        </h2>
        <span className={styles.soft}>{t('queries.number', { id: query.id })}</span>
      </div>
      <div className={styles.from}>
        <p className={styles.who}>{query.client_name}</p>
        {query.answered !== undefined && (
          <Badge tone={query.answered ? 'success' : 'neutral'}>
            {query.answered ? t('queries.answeredOne') : t('queries.unansweredOne')}
          </Badge>
        )}
      </div>
      <p className={styles.soft}>{query.email}</p>
      {query.created_at && (
        <p className={styles.soft}>
          <time dateTime={query.created_at}>{formatDateTime(query.created_at, language)}</time>
        </p>
      )}
      <p className={styles.message}>{query.message}</p>
      <div className={styles.actions}>
        <CardActions
          titleId={title}
          open={{ label: t('queries.details'), onClick: onOpen }}
          remove={{ label: t('queries.delete'), onClick: onDelete }}
        />
      </div>
    </article>
  );
}
