import Snackbar from '@mui/material/Snackbar';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { Message } from '../../platform/message.tsx';
import styles from './announcer.module.css';

type Announce = (text: string) => void;
/** `count` tells one success from the next with the same words. */
type Announcement = { text: string; count: number };

const AnnounceContext = createContext<Announce | null>(null);
const SHOWN_MS = 6_000;

/** Says what went well, to eyes and screen readers alike, without stopping the work. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Announcement>({ text: '', count: 0 });
  const [open, setOpen] = useState(false);
  const announce = useCallback((text: string) => {
    setSaid(({ count }) => ({ text, count: count + 1 }));
    setOpen(true);
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <Snackbar
        key={said.count}
        open={open}
        autoHideDuration={SHOWN_MS}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <div className={styles.said}>
          <Message tone="success">{said.text}</Message>
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
