import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link } from 'react-router-dom';

export type NotFoundDialogProps = {
  /** Which item was not found. */
  title: string;
  /** The likely cause. */
  text: string;
  /** The list, and the label of the link to it. */
  listPath: string;
  listName: string;
  onClose: () => void;
};

/** In place of the form of an item that does not exist, with a link to the list. */
export function NotFoundDialog(props: NotFoundDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} color="textPrimary">
          {props.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" component={Link} to={props.listPath}>
          {props.listName}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
