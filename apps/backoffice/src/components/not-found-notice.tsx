import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Notice } from './notice.tsx';

export type NotFoundNoticeProps = {
  /** Which item was not found. */
  title: string;
  text?: string | undefined;
  /** The list, and the label of the link to it. */
  listPath: string;
  listName: string;
};

/** Shown in a dialog whose URL names an item that does not exist, with a link to the list. */
export function NotFoundNotice({ title, text, listPath, listName }: NotFoundNoticeProps) {
  return (
    <Notice title={title} text={text}>
      <Button variant="contained" component={Link} to={listPath}>
        {listName}
      </Button>
    </Notice>
  );
}
