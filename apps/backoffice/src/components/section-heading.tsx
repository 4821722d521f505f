import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The heading of a section in a dialog. */
export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <Box component="h3" sx={{ pb: 2, borderBottom: 1, borderColor: 'divider', typography: 'h4' }}>
      {children}
    </Box>
  );
}
