import List, { type ListProps } from '@mui/material/List';

/** A row of tiles; on a phone one below the other, since two columns would wrap the amounts. */
export function StatTiles(props: Pick<ListProps, 'children' | 'component'>) {
  return (
    <List
      disablePadding
      {...props}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 2, sm: 4 },
      }}
    />
  );
}
