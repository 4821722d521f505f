import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

/** The label of a group of buttons, which names it by `aria-labelledby`; it looks like the label of a field. */
export function GroupLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <FormLabel
      id={id}
      component="span"
      sx={{
        color: 'text.primary',
        typography: 'caption',
        fontWeight: 'var(--weight-semibold)',
        '&.Mui-focused': { color: 'text.primary' },
      }}
    >
      {children}
    </FormLabel>
  );
}
