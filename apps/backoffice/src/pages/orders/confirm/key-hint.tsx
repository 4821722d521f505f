import Typography from '@mui/material/Typography';

/** The key of a button; not on a phone, which has no keys. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Typography
      component="kbd"
      variant="caption"
      aria-hidden="true"
      sx={{
        display: { xs: 'none', sm: 'inline' },
        ml: 3,
        px: 2,
        border: 1,
        borderRadius: 1,
        fontFamily: 'inherit',
      }}
    >
      {children}
    </Typography>
  );
}
