import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A section of the product form, with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      sx={{ display: 'grid', gap: 4, minWidth: 0, mx: { xs: -2, sm: 0 }, p: { xs: 3, sm: 5 } }}
    >
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
