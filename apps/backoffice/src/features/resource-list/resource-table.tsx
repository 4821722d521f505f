import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** The height of a compact row, in pixels. */
export const COMPACT_ROW_HEIGHT = 45;

/** The background of a selected row, in place of Material UI's. */
export const SELECTED_ROW = {
  '&&.Mui-selected, &&.Mui-selected:hover': { bgcolor: 'var(--color-primary-tint)' },
};

export type ResourceTableProps = {
  /** The accessible name. */
  label: string;
  isCompact: boolean;
  /** The cells of the head. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** The table of a list from the width of `--from-desktop`; its head stays below the app bar. */
export function ResourceTable({ label, isCompact, head, children }: ResourceTableProps) {
  return (
    // A container with its own scrolling would be the one that the head sticks to.
    <TableContainer component={Paper} sx={{ overflow: 'visible' }}>
      <Table
        stickyHeader
        aria-label={label}
        sx={{
          '& .MuiTableCell-root': { px: 2, borderColor: 'divider' },
          '& .MuiTableCell-body': isCompact ? { py: 0, height: COMPACT_ROW_HEIGHT } : {},
          '& .MuiTableCell-head': {
            // Below the app bar.
            py: 0,
            top: (theme) => theme.mixins.toolbar.minHeight,
            height: 'var(--target)',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontWeight: 'fontWeightRegular',
            whiteSpace: 'nowrap',
          },
          // WCAG 2.4.11: the head does not cover the focused element.
          '& tbody :is(a, button, input)': {
            scrollMarginTop: 'calc(var(--space-16) + var(--space-16))',
          },
          '& .MuiTableRow-root:last-of-type > .MuiTableCell-body': { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>{head}</TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
