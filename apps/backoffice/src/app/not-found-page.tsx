import Button from '@mui/material/Button';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { Notice } from '../features/screen/notice.tsx';
import { usePageTitle } from '../features/screen/use-page-title.ts';
import { paths } from '../platform/paths.ts';
import styles from './guard.module.css';

/** Says that an address leads nowhere, and leads back. */
export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <main className={styles.alone}>
      <Notice title={t('notFound.title')} text={t('notFound.text')} level={1}>
        <Button variant="contained" component={Link} to={paths.Dashboard}>
          {t('notFound.back')}
        </Button>
      </Notice>
    </main>
  );
}
