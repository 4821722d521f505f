import Snackbar from '@mui/material/Snackbar';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Message } from '../../platform/message.tsx';
import styles from './announcer.module.css';

type Announce = (text: string) => void;
/** `count` tells one success from the next with the same words. */
type Announcement = { text: string; count: number };

const AnnounceContext = createContext<Announce | null>(null);
const SHOWN_MS = 6_000;
/** Long enough to be noticed, while another waits for its turn. */
const SHOWN_AMONG_OTHERS_MS = 2_000;

/**
 * Says what went well, to eyes and screen readers alike, without stopping the work. What comes while
 * something is being said waits for its turn: an order that arrives hides no answer to the owner's own
 * doing.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Announcement[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const [said] = waiting;
  const announce = useCallback(
    (text: string) =>
      setWaiting((others) => [...others, { text, count: (others.at(-1)?.count ?? 0) + 1 }]),
    [],
  );

  function showNext() {
    setWaiting(([, ...others]) => others);
    setLeaving(false);
  }

  return (
    <AnnounceContext value={announce}>
      {children}
      <Snackbar
        key={said?.count}
        open={said !== undefined && !isLeaving}
        autoHideDuration={waiting.length > 1 ? SHOWN_AMONG_OTHERS_MS : SHOWN_MS}
        onClose={(_event, reason) => reason !== 'clickaway' && setLeaving(true)}
        slotProps={{ transition: { onExited: showNext } }}
        className={styles.place}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <div className={styles.said}>
          <Message tone="success">{said?.text}</Message>
        </div>
      </Snackbar>
    </AnnounceContext>
  );
}

/** Announces a success. Throws outside `Announcer`. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error('useAnnounce needs an Announcer over it');
  return announce;
}
