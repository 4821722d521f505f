import Box, { type BoxProps } from '@mui/material/Box';

/** A page outside the layout with one message in the middle. */
export function CenteredPage(props: Pick<BoxProps, 'component' | 'children' | 'aria-busy'>) {
  return (
    <Box
      component="main"
      {...props}
      sx={{
        display: 'grid',
        placeContent: 'center',
        minHeight: '100dvh',
        px: 'var(--space-gutter)',
      }}
    />
  );
}
