import Box from '@mui/material/Box';

/** A dot in a product's colour, next to the colour's name. An invalid colour is an empty ring. */
export function ColorDot({ value }: { value: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      aria-hidden="true"
      sx={{
        flex: 'none',
        width: '1rem',
        height: '1rem',
        stroke: 'var(--color-control)',
        forcedColorAdjust: 'none',
      }}
    >
      <circle cx="8" cy="8" r="7.5" fill={CSS.supports('color', value) ? value : 'none'} />
    </Box>
  );
}
