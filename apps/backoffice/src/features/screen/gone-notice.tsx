import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Notice } from './notice.tsx';

export type GoneNoticeProps = {
  /** Says what is gone. */
  title: string;
  text?: string | undefined;
  /** The whole list, and what leads there. */
  listPath: string;
  listName: string;
};

/** Stands in a sheet whose address names something that is no more, and leads back to the list. */
export function GoneNotice({ title, text, listPath, listName }: GoneNoticeProps) {
  return (
    <Notice title={title} text={text}>
      <Button variant="contained" component={Link} to={listPath}>
        {listName}
      </Button>
    </Notice>
  );
}
