import Button from '@mui/material/Button';
import { isChunkError } from '@shop/app-kit';
import { AlertIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Notice } from '../components/notice.tsx';
import { paths } from '../lib/paths.ts';
import { CenteredPage } from './centered-page.tsx';
import { ChunkErrorPage } from './chunk-error-page.tsx';

/** Shown in place of a page whose rendering failed, or whose script could not be loaded (F6). */
export function ErrorPage() {
  return isChunkError(useRouteError()) ? <ChunkErrorPage /> : <RenderErrorPage />;
}

function RenderErrorPage() {
  const { t } = useTranslation();
  return (
    <CenteredPage component="div">
      <Notice
        icon={<AlertIcon size={32} />}
        title={t('errorPage.title')}
        text={t('errorPage.text')}
        level={1}
        urgent
      >
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        <Button href={paths.Dashboard}>{t('notFound.back')}</Button>
      </Notice>
    </CenteredPage>
  );
}
