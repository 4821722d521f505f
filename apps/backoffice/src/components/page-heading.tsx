import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageTitleSlot } from './page-title-slot.ts';
import { NO_FOCUS_RING } from '../lib/no-focus-ring.ts';

export type PageHeadingProps = {
  title: string;
  /** Below the title in the app bar: the number of items; null while they load, undefined without a list. */
  count?: string | null | undefined;
  /** At the top of the page; null keeps its place free. */
  note?: string | null | undefined;
  /** The page's actions. */
  children?: ReactNode;
};

/**
 * The page's title with the number of its items in the app bar, and its note and actions at the top of the
 * page. It also sets the tab's title, and has the focus after a navigation inside the app.
 */
export function PageHeading({ title, count, note, children }: PageHeadingProps) {
  usePageTitle(title);
  const slot = use(PageTitleSlot);
  const heading = <Title count={count}>{title}</Title>;
  return (
    <>
      {slot === undefined ? heading : slot && createPortal(heading, slot)}
      {(note !== undefined || children) && (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: note === undefined ? 'end' : 'space-between',
            columnGap: 6,
            rowGap: 3,
          }}
        >
          {note !== undefined && (
            <Typography color="textSecondary" sx={{ minHeight: '1lh' }}>
              {note}
            </Typography>
          )}
          {children && (
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                flex: { xs: '1 1 100%', sm: 'initial' },
                alignItems: { sm: 'center' },
                gap: 3,
                '& > *': { flex: { xs: 1, sm: 'none' } },
              }}
            >
              {children}
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
}

function Title({ count, children }: { count: string | null | undefined; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedFromOutside = useLocation().key === 'default';
  const first = useRef(true);

  useEffect(() => {
    if (first.current && !arrivedFromOutside) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [arrivedFromOutside]);

  return (
    <>
      <Typography
        ref={heading}
        component="h1"
        tabIndex={-1}
        // Focus is moved here only so that screen readers announce the title.
        sx={{
          typography: { xs: 'h4', sm: 'h3' },
          overflowWrap: 'anywhere',
          ...NO_FOCUS_RING,
        }}
      >
        {children}
      </Typography>
      {count !== undefined && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          noWrap
          sx={{ minHeight: '1lh' }}
        >
          {count}
        </Typography>
      )}
    </>
  );
}
