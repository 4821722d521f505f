import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

/**
 * Returns a key for a dialog over the details of a list, which stays above them. In a window that becomes narrower,
 * the details are a dialog too: the one that is opened last, and so above all others. With a new key, a dialog is opened
 * after it.
 */
export function useDialogLayer(isOverDetails: boolean): string {
  const hasPane = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return isOverDetails && hasPane ? 'over a pane' : 'over the page';
}
