import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { AdminSession } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Placeholders } from '../../../components/placeholders.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useSession } from '../../../features/auth/session-context.ts';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useEndSession, useInvalidateSessions, useSessions } from '../api/use-sessions.ts';
import { AccountSection } from './account-section.tsx';
import { SessionItem } from './session-item.tsx';

/** The sessions that are shown at first, the current one above the others. */
const FIRST_SESSIONS = 5;

const SAMPLES: readonly AdminSession[] = [true, false].map((current) => ({
  id: `sample-${current}`,
  created_at: '2000-12-20T10:00:00.000Z',
  last_used_at: '2000-12-20T10:00:00.000Z',
  user_agent: '',
  current,
}));

/** The admin's open sessions; each can be ended, the others, or all (feature `account`). */
export function SessionsSection() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const ending = useEndSession();
  const endMany = useEndMany();
  const isEverywhere = endMany.target === 'all';
  const [isWhole, setWhole] = useState(false);
  const all = (sessions.data ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  const shown = isWhole ? all : all.slice(0, FIRST_SESSIONS);
  // The button has its place before the sessions are known.
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? sessions.isPending;
  const listOf = (listed: readonly AdminSession[]) => (
    <List disablePadding>
      {listed.map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          isEnding={ending.isPending && ending.variables === session.id}
          onEnd={() => ending.mutate(session.id)}
        />
      ))}
    </List>
  );

  return (
    <AccountSection title={t('sessions.title')} text={t('sessions.text')}>
      {sessions.isPending && <Placeholders>{listOf(SAMPLES)}</Placeholders>}
      {sessions.error && (
        <ErrorNotice
          title={t('sessions.failed')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )}
      {ending.error && (
        <Alert severity="error">
          {t('sessions.endFailed')} {t(`errors.${errorKey(ending.error)}`)}
        </Alert>
      )}
      {sessions.data && listOf(shown)}
      {shown.length < all.length && (
        <Button onClick={() => setWhole(true)} sx={{ justifySelf: 'start', mx: -3 }}>
          {t('sessions.more', { count: all.length - shown.length })}
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {hasOthers && (
          <Button variant="outlined" onClick={() => endMany.confirm('others')}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => endMany.confirm('all')}>
          {t('sessions.endAll')}
        </Button>
      </Box>
      <ConfirmDialog
        {...endMany.dialog}
        question={t(isEverywhere ? 'sessions.endAllQuestion' : 'sessions.endOthersQuestion')}
        text={t(isEverywhere ? 'sessions.endAllText' : 'sessions.endOthersText')}
        confirm={t(isEverywhere ? 'sessions.endAll' : 'sessions.endOthers')}
      />
    </AccountSection>
  );
}

/** Ends the other sessions, or all of them, which opens login. */
function useEndMany() {
  const { t } = useTranslation();
  const { client } = useShop();
  const session = useSession();
  const announce = useAnnounce();
  const invalidate = useInvalidateSessions();
  return useConfirmation(
    (which: 'others' | 'all') =>
      which === 'all' ? client.account.endAllSessions() : client.account.endOtherSessions(),
    (which) => {
      if (which === 'all') {
        session.logOut();
        return;
      }
      announce(t('sessions.othersEnded'));
      invalidate();
    },
  );
}
