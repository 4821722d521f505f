import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { customMedia } from '@shop/ui/tokens';
import type { ReactNode } from 'react';
import { useFocusOpenButton } from './open-button.ts';

/** What the window has room for: a table from 1,024 px, details beside the list from 1,200 px. */
export function useListRoom(openId: string | null) {
  const isTable = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  const hasPane = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  useFocusOpenButton(hasPane ? openId : null);
  return { isTable, hasPane, isSplit: hasPane && openId !== null };
}

export type ListWithDetailsProps = {
  /** Whether the details are beside the list. */
  isSplit: boolean;
  /** The list, then `ListDetails`. */
  children: ReactNode;
};

/** A list, with the details of an item beside it in a wide window. */
export function ListWithDetails({ isSplit, children }: ListWithDetailsProps) {
  return <Box sx={isSplit ? SPLIT : WHOLE}>{children}</Box>;
}

const WHOLE = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

const SPLIT = {
  display: 'grid',
  gridTemplateColumns: 'minmax(20rem, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 6,
};
