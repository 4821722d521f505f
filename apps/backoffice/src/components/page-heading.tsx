import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageTitleSlot } from './page-title-slot.ts';

export type PageHeadingProps = {
  title: string;
  /** Below the title: the number of items. */
  note?: string | undefined;
  /** The page's actions. */
  children?: ReactNode;
};

/**
 * The page's title in the app bar, and its note and actions at the top of the page. It also sets the
 * tab's title, and has the focus after a navigation inside the app.
 */
export function PageHeading({ title, note, children }: PageHeadingProps) {
  usePageTitle(title);
  const slot = use(PageTitleSlot);
  return (
    <>
      {slot === undefined ? (
        <Title>{title}</Title>
      ) : (
        slot && createPortal(<Title>{title}</Title>, slot)
      )}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 6,
          rowGap: 3,
        }}
      >
        {/* The note has its height also while it loads. */}
        <Typography color="textSecondary" sx={{ minHeight: '1lh' }}>
          {note}
        </Typography>
        {children && (
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 3, '& > *': { flex: { xs: 1, sm: 'none' } } }}
          >
            {children}
          </Stack>
        )}
      </Stack>
    </>
  );
}

function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedFromOutside = useLocation().key === 'default';
  const first = useRef(true);

  useEffect(() => {
    if (first.current && !arrivedFromOutside) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [arrivedFromOutside]);

  return (
    <Typography
      ref={heading}
      component="h1"
      tabIndex={-1}
      // Focus is moved here only so that screen readers announce the title.
      sx={{
        typography: { xs: 'h4', sm: 'h3' },
        overflowWrap: 'anywhere',
        '&:focus': { outline: 'none' },
      }}
    >
      {children}
    </Typography>
  );
}
