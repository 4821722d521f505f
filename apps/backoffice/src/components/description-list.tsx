import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Terms and their descriptions in columns. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        columnGap: 6,
        rowGap: 4,
      }}
    >
      {children}
    </Box>
  );
}

/** A description under its term. Its text may be in any script. */
export function Description({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      {/* Below its term: both languages of the interface are written from left to right. */}
      <Typography component="dd" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
        {children}
      </Typography>
    </div>
  );
}
