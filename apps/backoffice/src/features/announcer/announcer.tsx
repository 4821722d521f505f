import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNumbers } from '../../components/order-numbers.tsx';
import { useDismissTimer } from './use-dismiss-timer.ts';
import { useFootHeight } from './use-foot-height.ts';
import { usePinnedMessage } from './use-pinned-message.ts';
import { useIsDialogOpen } from './use-is-dialog-open.ts';
import { RecentChangesContext, useRecentChanges } from './use-recent-changes.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

/** A link after the text. It opens a new tab, so that nothing on the page is lost. */
type AnnouncementLink = { href: string; text: string };
type Action = { text: string; onClick: () => void };
type AnnounceOptions = {
  /** An error or a warning is announced at once, a success when the screen reader is idle. */
  severity?: Extract<AlertColor, 'success' | 'warning' | 'error'>;
  link?: AnnouncementLink | undefined;
  /** A message that is no response to the owner: it is shown when no dialog is open. */
  waitsForDialog?: boolean;
  /** A button after the text. A click closes the message. */
  action?: Action;
  /** Undoes the change: by a button after that one, and for ten minutes in the menu of recent changes. */
  undo?: (() => void) | undefined;
};
type Announce = (text: string, options?: AnnounceOptions) => void;
/** `count` makes the same text twice in a row two announcements. */
type Announcement = AnnounceOptions & { text: string; count: number };

const AnnounceContext = createContext<Announce | null>(null);
const SHOWN_MS = 6_000;
/** Long enough to reach the button or the link. */
const SHOWN_WITH_ACTION_MS = 10_000;
/** While others are queued. */
const SHOWN_AMONG_OTHERS_MS = 2_000;
const SHOWN_WITH_ACTION_AMONG_OTHERS_MS = 5_000;
/** Between the message and what is below it. */
const GAP_PX = 16;
/** Its text is in line with the message. */
const ACTION = { mx: -3 };
const MESSAGE = {
  alignItems: 'center',
  maxWidth: '36rem',
  boxShadow: '0 8px 24px var(--color-shadow)',
  '& .MuiAlert-message': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    // The margins of the actions are outside: nothing is scrolled.
    overflow: 'visible',
  },
};

/**
 * Shows the results of actions, visibly and for screen readers, one after the other: a new order's
 * notification does not hide the result of the owner's own action. A result disappears after some
 * seconds, a problem does not. A message that the pointer was moved onto, or that has the focus, stays. What can be
 * undone is in the menu of recent changes afterwards.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Announcement[]>([]);
  const [leaving, setLeaving] = useState<Announcement>();
  const { pinned, pinProps, unpin } = usePinnedMessage<Announcement>();
  const isDialogOpen = useIsDialogOpen(queue.some(({ waitsForDialog }) => waitsForDialog));
  const ready = queue.filter(({ waitsForDialog = false }) => !(waitsForDialog && isDialogOpen));
  // A problem stays until it is closed, and makes room for the results that come meanwhile.
  const current = leaving ?? pinned ?? ready.find((each) => !isProblem(each)) ?? ready[0];
  const footHeight = useFootHeight(current !== undefined);
  const message = useUncoveredFocus();
  const { onFocus, returnFocus } = useReturnFocus();
  const { t } = useTranslation();
  const recentChanges = useRecentChanges();
  const { add, remove } = recentChanges;
  const announce = useCallback(
    (text: string, options?: AnnounceOptions) => {
      if (options?.undo) add(text, options.undo);
      setQueue((others) => [
        ...others,
        { text, ...options, count: (others.at(-1)?.count ?? 0) + 1 },
      ]);
    },
    [add],
  );

  function close() {
    returnFocus();
    setLeaving(current);
  }

  const isWaiting = current === undefined || pinned !== undefined || leaving !== undefined;
  useDismissTimer(current, isWaiting ? null : durationOf(current, queue.length), close);

  function showNext() {
    setQueue((all) => all.filter((each) => each !== current));
    setLeaving(undefined);
    unpin();
  }

  function actionsOf({ action, undo }: Announcement): (Action | undefined)[] {
    if (!undo) return [action];
    const onClick = () => {
      remove(undo);
      undo();
    };
    return [action, { text: t('undo'), onClick }];
  }

  return (
    <AnnounceContext value={announce}>
      <RecentChangesContext value={recentChanges}>{children}</RecentChangesContext>
      {/* Outside the page, which screen readers ignore while a dialog is open. */}
      {current && (
        <Portal>
          <Snackbar
            ref={message}
            key={current.count}
            open={!leaving}
            {...pinProps(current)}
            onFocusCapture={onFocus}
            onClose={(_event, reason) => reason !== 'clickaway' && close()}
            slotProps={{ transition: { onExited: showNext } }}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
            style={{ bottom: footHeight + GAP_PX }}
          >
            <Alert
              slotProps={{ root: { role: isProblem(current) ? 'alert' : 'status' } }}
              severity={current.severity}
              closeText={t('dismissMessage')}
              onClose={close}
              sx={MESSAGE}
            >
              <span>
                <OrderNumbers>{current.text}</OrderNumbers>
              </span>
              {current.link && (
                <Button href={current.link.href} target="_blank" rel="noopener" sx={ACTION}>
                  {current.link.text}
                </Button>
              )}
              {actionsOf(current).map(
                (action) =>
                  action && (
                    <Button
                      key={action.text}
                      onClick={() => {
                        action.onClick();
                        close();
                      }}
                      sx={ACTION}
                    >
                      {action.text}
                    </Button>
                  ),
              )}
            </Alert>
          </Snackbar>
        </Portal>
      )}
    </AnnounceContext>
  );
}

function isProblem({ severity }: Announcement): boolean {
  return severity === 'error' || severity === 'warning';
}

/** How long a text is shown, in milliseconds; null for a problem, which stays until it is closed. */
function durationOf(announcement: Announcement, queued: number): number | null {
  if (isProblem(announcement)) return null;
  const { action, link, undo } = announcement;
  const hasAction = (action ?? link ?? undo) !== undefined;
  if (queued > 1) return hasAction ? SHOWN_WITH_ACTION_AMONG_OTHERS_MS : SHOWN_AMONG_OTHERS_MS;
  return hasAction ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
}

/** Announces a result, a success by default. Throws without a provider. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error('useAnnounce needs an Announcer over it');
  return announce;
}
