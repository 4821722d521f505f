import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { Panel } from './panel.tsx';
import styles from './ranking.module.css';

type Row = {
  key: string;
  to: string;
  name: string;
  figure: string;
  note: string;
  isUrgent?: boolean;
};
export type RankingProps = {
  title: string;
  /** What stands there when there is nothing to list. */
  empty: string;
  rows: readonly Row[];
};

const FIRST_ROWS = 5;

/** Products with a figure each, the most telling first; the rest on demand. */
export function Ranking({ title, empty, rows }: RankingProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Panel title={title}>
      {rows.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul>
        {shown.map(({ key, to, name, figure, note, isUrgent = false }) => (
          <li key={key} className={styles.row}>
            <Link to={to} className={styles.name}>
              {name}
            </Link>
            <span className={styles.figure} data-urgent={isUrgent}>
              {figure}
            </span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button onClick={() => setWhole(true)}>
          {t('dashboard.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </Panel>
  );
}
