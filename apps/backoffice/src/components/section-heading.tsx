import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type SectionHeadingProps = {
  /** 2 directly below the title of the page. */
  level?: 2 | 3;
  children: ReactNode;
};

/** The heading of a section in a dialog, or of a page. */
export function SectionHeading({ level = 3, children }: SectionHeadingProps) {
  return (
    <Box
      component={level === 2 ? 'h2' : 'h3'}
      sx={{ pb: 2, borderBottom: 1, borderColor: 'divider', typography: 'h4' }}
    >
      {children}
    </Box>
  );
}
