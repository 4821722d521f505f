import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../lib/paths.ts';
import { CenteredPage } from './centered-page.tsx';

/** The page of an unknown URL, with a link to the dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('pageNotFound'));
  return (
    <CenteredPage>
      <Notice title={t('pageNotFound')} text={t('notFound.text')} level={1}>
        <Button variant="contained" component={Link} to={paths.Dashboard}>
          {t('notFound.back')}
        </Button>
      </Notice>
    </CenteredPage>
  );
}
