import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_FOCUS_RING } from '../lib/no-focus-ring.ts';
import { useFocusOnMount } from '../lib/use-focus-on-mount.ts';
import { OrderNumbers } from './order-numbers.tsx';
import { TitleActions } from './title-actions.tsx';

/** The height in pixels between the pane's top and the window's bottom. */
const VISIBLE_HEIGHT = '--visible-height';

export type SidePaneProps = {
  title: string;
  onClose: () => void;
  /** A menu or an icon button, beside the button that closes. */
  titleAction?: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * Details beside a list, in place of a dialog where the window has room. The title gets the focus
 * when the pane is opened; with the item's id as its key, also for another item. Escape closes it.
 */
export function SidePane({ title, onClose, titleAction, actions, children }: SidePaneProps) {
  const id = useId();
  // The title of a page that was opened with this URL has no focus.
  const isEnabled = useLocation().key !== 'default';
  const heading = useFocusOnMount<HTMLHeadingElement>({ isEnabled, preventScroll: true });
  const pane = useVisibleHeight();
  return (
    <Paper
      ref={pane}
      component="section"
      aria-labelledby={id}
      onKeyDown={({ key, target }) => {
        // What is being typed is not closed by accident.
        if (key === 'Escape' && !(target instanceof HTMLTextAreaElement)) onClose();
      }}
      sx={{
        // Below the app bar.
        position: 'sticky',
        top: (theme) => `calc(${theme.mixins.toolbar.minHeight}px + var(--space-4))`,
        display: 'flex',
        flexDirection: 'column',
        maxHeight: `max(20rem, calc(var(${VISIBLE_HEIGHT}) - var(--space-4)))`,
        minWidth: 0,
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'start', justifyContent: 'space-between', gap: 3, pt: 3, pr: 3, pl: 5 }}
      >
        <Typography
          ref={heading}
          id={id}
          component="h2"
          variant="h3"
          dir="auto"
          tabIndex={-1}
          sx={{ py: 2, minWidth: 0, overflowWrap: 'anywhere', ...NO_FOCUS_RING }}
        >
          <OrderNumbers>{title}</OrderNumbers>
        </Typography>
        <TitleActions onClose={onClose}>{titleAction}</TitleActions>
      </Stack>
      <Box sx={{ position: 'relative', overflowY: 'auto', px: 5, pt: 2, pb: 5 }}>{children}</Box>
      {actions && (
        <Stack
          direction="row"
          sx={{ justifyContent: 'end', gap: 2, px: 5, py: 3, borderTop: 1, borderColor: 'divider' }}
        >
          {actions}
        </Stack>
      )}
    </Paper>
  );
}

/** Keeps `VISIBLE_HEIGHT` of an element: it grows while the page is scrolled, until the element's top is sticky. */
function useVisibleHeight() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stop = new AbortController();
    const update = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      element.current?.style.setProperty(VISIBLE_HEIGHT, `${window.innerHeight - top}px`);
    };
    update();
    for (const event of ['scroll', 'resize']) {
      window.addEventListener(event, update, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  return element;
}
