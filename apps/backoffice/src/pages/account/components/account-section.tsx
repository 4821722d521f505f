import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';

export type AccountSectionProps = {
  title: string;
  text: string;
  /** The hash of the URL that scrolls to this section and focuses it. */
  hash?: string;
  /** Next to the title: its state. */
  status?: ReactNode;
  children: ReactNode;
};

/** A section of the account page: its title, what it is for, and its controls. */
export function AccountSection({ title, text, hash, status, children }: AccountSectionProps) {
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // There is another location when the same link is chosen again.
  useEffect(() => {
    if (hash !== undefined && location.hash === hash) section.current?.focus();
  }, [hash, location]);
  return (
    <Card component="section" ref={section} tabIndex={-1} aria-labelledby={id} sx={SECTION}>
      <CardContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 5,
          p: { sm: 6 },
          '&:last-child': { pb: { sm: 6 } },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Typography id={id} component="h2" variant="h3">
              {title}
            </Typography>
            {status}
          </Box>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

/** Below the app bar; a focus that is moved here is announced, and needs no outline. */
const SECTION = { scrollMarginTop: '6rem', ...NO_FOCUS_RING };
