import Button from '@mui/material/Button';
import { keepPreviousData, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { FailureNotice } from '../features/screen/failure-notice.tsx';
import { SessionEndedDialog } from '../features/session/session-ended-dialog.tsx';
import { useSession, useSessionState } from '../features/session/session-context.ts';
import { isRefusedAccess } from '../platform/failure-key.ts';
import { paths } from '../platform/paths.ts';
import { useShop } from '../platform/shop-context.ts';
import styles from './guard.module.css';
import { ACCESS_CHECK, createQueryClient } from './query-client.ts';

/**
 * Lets nobody past without a token (ADM-2). What was read of the shop lives as long as the session:
 * logging out leaves nothing of it (P2).
 */
export function Guard() {
  const state = useSessionState();
  return state === 'none' ? <ToLogin /> : <SignedIn />;
}

function SignedIn() {
  const session = useSession();
  const [queries] = useState(() => createQueryClient(session));
  return (
    <QueryClientProvider client={queries}>
      <CheckedAccess />
    </QueryClientProvider>
  );
}

/** Has the host verify the token on every page of the way; a page already open stays while it does. */
function CheckedAccess() {
  const { t } = useTranslation();
  const { client } = useShop();
  const session = useSession();
  const { pathname } = useLocation();
  const check = useQuery({
    queryKey: [ACCESS_CHECK, pathname],
    queryFn: ({ signal }) => client.protectedAdmin({ signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isRefused = isRefusedAccess(check.error);
  const wasGranted = check.data !== undefined;

  useEffect(() => {
    if (!isRefused) return;
    if (wasGranted) session.end();
    else session.close();
  }, [isRefused, wasGranted, session]);

  if (wasGranted) {
    return (
      <>
        <Outlet />
        <SessionEndedDialog />
      </>
    );
  }
  if (isRefused) return <ToLogin />;
  if (check.error && !check.isFetching) {
    return (
      <main className={styles.alone}>
        <FailureNotice
          title={t('session.unchecked')}
          error={check.error}
          level={1}
          onRetry={() => void check.refetch()}
        >
          <Button component={Link} to={paths.login}>
            {t('session.toLogin')}
          </Button>
        </FailureNotice>
      </main>
    );
  }
  return (
    <main className={styles.alone} aria-busy="true">
      <h1 className={styles.checking}>{t('session.checking')}</h1>
    </main>
  );
}

/** To login, and back here once signed in. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
}
