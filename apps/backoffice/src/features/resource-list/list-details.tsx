import {
  ResponsiveDialog,
  type ResponsiveDialogProps,
} from '../../components/responsive-dialog.tsx';
import { SidePane } from '../../components/side-pane.tsx';

export type ListDetailsProps = Omit<ResponsiveDialogProps, 'open'> & {
  /** The open item; null closes the details. */
  id: string | null;
  /** Whether the window has room for the details beside the list. */
  isPane: boolean;
};

/** The details of a list's item: beside the list where the window has room, or else in a dialog. */
export function ListDetails({ id, isPane, maxWidth = 'sm', ...content }: ListDetailsProps) {
  if (!isPane) return <ResponsiveDialog {...content} open={id !== null} maxWidth={maxWidth} />;
  return id === null ? null : <SidePane key={id} {...content} />;
}
