import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A list of entries of two lines while it loads. */
export function EntrySkeletons() {
  return (
    <Paper sx={{ display: 'grid', gap: 5, p: 5 }}>
      {ROWS.map((name) => (
        <div key={name}>
          <Skeleton sx={{ maxWidth: '14em' }} />
          <Skeleton width="60%" />
        </div>
      ))}
    </Paper>
  );
}
