import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type SectionHeadingProps = {
  /** 2 directly below the title of the page. */
  level?: 2 | 3;
  /** A button beside it. */
  action?: ReactNode;
  children: ReactNode;
};

/** The heading of a section in a dialog, or of a page. */
export function SectionHeading({ level = 3, action, children }: SectionHeadingProps) {
  const line = { pb: 2, borderBottom: 1, borderColor: 'divider' };
  const heading = (
    <Box
      component={level === 2 ? 'h2' : 'h3'}
      sx={action ? { typography: 'h4' } : { ...line, typography: 'h4' }}
    >
      {children}
    </Box>
  );
  if (!action) return heading;
  return (
    <Box sx={{ ...line, ...WITH_ACTION }}>
      {heading}
      {action}
    </Box>
  );
}

const WITH_ACTION = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
};
