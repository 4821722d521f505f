import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  keepPreviousData,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { ErrorNotice } from '../components/error-notice.tsx';
import { isOtherAccount } from '../features/auth/other-account.ts';
import { SessionEndedDialog } from '../features/auth/session-ended-dialog.tsx';
import { useSession, useSessionState } from '../features/auth/session-context.ts';
import { AdminContext } from '../lib/admin-context.ts';
import { errorKey, isAccessDenied, isUnauthorized } from '../lib/error-key.ts';
import { paths } from '../lib/paths.ts';
import { ACCESS_CHECK } from '../lib/query-keys.ts';
import { useShop } from '../lib/shop-context.ts';
import { CenteredPage } from './centered-page.tsx';
import type { Session } from '../features/auth/session.ts';

/** Loaded with its form only for the accounts that need it. */
const FirstPasswordPage = lazy(async () => ({
  default: (await import('./first-password-page.tsx')).FirstPasswordPage,
}));

/**
 * Redirects to login without a token (ADM-2). The query client belongs to the session: logging out
 * discards every cached response, and so does another account that signs in over the page (P2).
 */
export function AuthGuard() {
  const state = useSessionState();
  const [accountChanges, setAccountChanges] = useState(0);
  if (state === 'none') return <RedirectToLogin />;
  return (
    <Fragment key={accountChanges}>
      <AuthenticatedRoutes onOtherAccount={() => setAccountChanges(accountChanges + 1)} />
      {/* After the page of the former account, whose unsaved form would block it, is unmounted. */}
      {accountChanges > 0 && <Navigate to={paths.Dashboard} replace />}
    </Fragment>
  );
}

type AuthenticatedRoutesProps = {
  /** Called when another account has signed in, here or in another tab. */
  onOtherAccount: () => void;
};

function AuthenticatedRoutes({ onOtherAccount }: AuthenticatedRoutesProps) {
  const session = useSession();
  const [queryClient] = useState(() => createQueryClient(session));
  return (
    <QueryClientProvider client={queryClient}>
      <VerifiedAccess onOtherAccount={onOtherAccount} />
    </QueryClientProvider>
  );
}

/** Verifies the token at every navigation; a page that is already open stays visible meanwhile. */
function VerifiedAccess({ onOtherAccount }: AuthenticatedRoutesProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const session = useSession();
  const { pathname } = useLocation();
  const check = useQuery({
    queryKey: [ACCESS_CHECK, pathname],
    queryFn: ({ signal }) => client.auth.checkProtectedAdmin({ signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isRefused = isAccessDenied(check.error);
  const wasGranted = check.data !== undefined;
  const username = check.data?.username;
  const [account, setAccount] = useState(username);
  if (account === undefined && username !== undefined) setAccount(username);
  const isOther = isOtherAccount(account ?? '', username ?? '');

  useEffect(() => {
    if (!isRefused) return;
    if (wasGranted) session.end();
    else session.close();
  }, [isRefused, wasGranted, session]);

  useEffect(() => {
    if (isOther) onOtherAccount();
  });

  if (check.data) {
    return (
      <AdminContext value={check.data}>
        {check.data.password_change_required === true ? (
          <Suspense>
            <FirstPasswordPage onDone={() => void check.refetch()} />
          </Suspense>
        ) : (
          <Outlet />
        )}
        <SessionEndedDialog onOtherAccount={onOtherAccount} />
      </AdminContext>
    );
  }
  if (isRefused) return <RedirectToLogin />;
  if (check.error && !check.isFetching) {
    return (
      <CenteredPage>
        <ErrorNotice
          title={t('session.checkFailed')}
          error={check.error}
          level={1}
          onRetry={() => void check.refetch()}
        >
          <Button component={Link} to={paths.login}>
            {t('session.toLogin')}
          </Button>
        </ErrorNotice>
      </CenteredPage>
    );
  }
  return (
    <CenteredPage aria-busy="true">
      <Typography
        component="h1"
        color="textSecondary"
        // Shown only when the response is slow.
        sx={{
          animation: 'appear 1ms 0.6s both',
          '@keyframes appear': { from: { visibility: 'hidden' } },
        }}
      >
        {t('session.checking')}
      </Typography>
    </CenteredPage>
  );
}

/** Redirects to login, and back to this page after it. */
function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />;
}

/**
 * Creates the query client. The api-client retries reads (F1), so nothing is retried here; a 401 of
 * any request ends the session (F8). After a 403 the access is checked again: the role of the account may have changed.
 */
function createQueryClient(session: Session): QueryClient {
  const checkAccess = (error: Error) => {
    if (isUnauthorized(error)) session.end();
    else if (errorKey(error) === 'forbidden') {
      void queryClient.invalidateQueries({ queryKey: [ACCESS_CHECK] });
    }
  };
  // TanStack Query assumes a connection at first: without this, an app that starts offline would not see it come back.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      // The auth guard handles the error of the access check: it decides between login and the dialog.
      onError: (error, query) => query.queryKey[0] !== ACCESS_CHECK && checkAccess(error),
    }),
    mutationCache: new MutationCache({ onError: checkAccess }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        // Off by default with that mode; pages and lists load by themselves when online again (F6).
        refetchOnReconnect: true,
        staleTime: 5_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}
