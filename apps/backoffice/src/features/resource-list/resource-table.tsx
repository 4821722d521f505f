import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** The height of a compact row, in pixels; more where fingers press its buttons. */
const COMPACT_ROW_HEIGHT = 40;

/** The background of a selected row, in place of Material UI's. */
export const SELECTED_ROW = {
  '&&.Mui-selected, &&.Mui-selected:hover': { bgcolor: 'var(--color-primary-tint)' },
};

/** With a mouse, the icons of a row are narrower than a finger needs (WCAG 2.5.8), and lower in a compact row. */
const MOUSE = '@media (pointer: fine)';
const MOUSE_TARGETS = { [MOUSE]: { '& tbody .MuiIconButton-root': { minWidth: 36 } } };
const COMPACT_MOUSE_TARGETS = {
  [MOUSE]: {
    '& tbody :is(.MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root)': {
      minWidth: 32,
      minHeight: COMPACT_ROW_HEIGHT - 8,
      py: 0,
    },
  },
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
          '& .MuiTableCell-body': isCompact ? { py: 0, height: COMPACT_ROW_HEIGHT } : { py: 2 },
          ...(isCompact ? COMPACT_MOUSE_TARGETS : MOUSE_TARGETS),
          '& .MuiTableCell-paddingCheckbox': { width: 44, pl: 1, pr: 0 },
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
          // WCAG 2.4.11: the head does not cover the focused element, nor the title of what is edited.
          '& tbody :is(a, button, input, h2)': {
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
