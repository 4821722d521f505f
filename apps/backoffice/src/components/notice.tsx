import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type NoticeProps = {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  /** The heading's level: 1 for the title of the page, 2 inside a page, 3 inside a dialog with a title. */
  level?: 1 | 2 | 3;
  /** Errors are announced at once, everything else politely. */
  urgent?: boolean;
  /** Actions. */
  children?: ReactNode;
};

/** A message in place of a list or a page: it is empty, or cannot be shown. */
export function Notice({ icon, title, text, level = 2, urgent = false, children }: NoticeProps) {
  const message = (
    <>
      <Typography
        component={`h${level}`}
        variant="h3"
        dir="auto"
        sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, mt: 3 }}>
          {children}
        </Stack>
      )}
    </>
  );
  if (urgent) {
    return (
      <Alert
        severity="error"
        icon={icon}
        sx={{ maxWidth: '40rem', py: 5, '& .MuiAlert-message': { display: 'grid', gap: 2 } }}
      >
        {message}
      </Alert>
    );
  }
  return (
    <Stack
      component="section"
      aria-live="polite"
      sx={{ alignItems: 'start', gap: 3, maxWidth: '34rem', py: 8 }}
    >
      {icon && <Box sx={{ color: 'primary.main' }}>{icon}</Box>}
      {message}
    </Stack>
  );
}
