import { useEffect, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, NoticePage } from '@shop/ui';
import { isServerThere } from '../../platform/is-server-there.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { reloadOnce } from '../../platform/reload-once.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Stands where a page's chunk could not be had (F6). Where the server answers, a deploy has replaced
 * the files under the open page, which is loaded again, once; without a connection it is not. Then a
 * message, and a press to try again.
 * @param path the route whose chunk it is
 */
export function MissingPage({ path }: { path: string }) {
  const [why, setWhy] = useState<'offline' | 'missing'>();
  useEffect(() => {
    const left = new AbortController();
    async function mend() {
      const isThere = await isServerThere();
      if (left.signal.aborted) return;
      if (!isThere) setWhy('offline');
      else if (!reloadOnce(path, () => sessionStorage, reload)) setWhy('missing');
    }
    void mend();
    return () => left.abort();
  }, [path]);
  return why === undefined ? <PageSkeleton /> : <Message why={why} />;
}

function Message({ why }: { why: 'offline' | 'missing' }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');

  async function retry() {
    setSaid(t('failure.loading'));
    if (await isServerThere()) reload();
    else setSaid(t('failure.stillOffline'));
  }

  return (
    <NoticePage title={t(`failure.${why}`)} text={t(`failure.${why}Text`)}>
      <PageHead title={t(`failure.${why}`)} />
      <Button onClick={retry}>{t('retry')}</Button>
      <ButtonLink look="secondary" renderLink={(parts) => <Link to={paths.home} {...parts} />}>
        {t('notFound.home')}
      </ButtonLink>
      <output>{said}</output>
    </NoticePage>
  );
}

const reload = () => window.location.reload();
