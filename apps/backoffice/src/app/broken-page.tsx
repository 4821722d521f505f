import Button from '@mui/material/Button';
import { AlertIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { Notice } from '../features/screen/notice.tsx';
import { paths } from '../platform/paths.ts';
import styles from './guard.module.css';

/** Stands in for a page that broke, or whose script is gone since a newer version was put online (F6). */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.alone}>
      <Notice
        icon={<AlertIcon size={32} />}
        title={t('broken.title')}
        text={t('broken.text')}
        level={1}
        urgent
      >
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('broken.reload')}
        </Button>
        <Button href={paths.Dashboard}>{t('notFound.back')}</Button>
      </Notice>
    </div>
  );
}
