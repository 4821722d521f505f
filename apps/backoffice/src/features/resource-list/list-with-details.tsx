import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { customMedia } from '@shop/ui/tokens';
import { useState, type ReactNode } from 'react';
import { useFocusOpenButton } from './open-button.ts';

/**
 * What the window has room for: a table from 1,024 px, details beside the list from 1,200 px. While a form is open over
 * the details, `isCovered`, they do not change with the width: as a new dialog they would cover the form.
 */
export function useListRoom(openId: string | null, isCovered = false) {
  const isTable = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [hasPane, setHasPane] = useState(isWide);
  if (!isCovered && hasPane !== isWide) setHasPane(isWide);
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
