import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import styles from './card-actions.module.css';

export type CardActionsProps = {
  /** The id of the card's title, read with each button: all cards have the same ones. */
  titleId: string;
  open: CardAction;
  /** What else can be done with it, between the two. */
  more?: CardAction | undefined;
  remove: CardAction;
};

type CardAction = { label: string; icon?: ReactNode; onClick: () => void };

/** What can be done with a card: open it, or delete it. */
export function CardActions({ titleId, open, more, remove }: CardActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="outlined"
        startIcon={open.icon}
        onClick={open.onClick}
        aria-describedby={titleId}
      >
        {open.label}
      </Button>
      {more && (
        <Button startIcon={more.icon} onClick={more.onClick} aria-describedby={titleId}>
          {more.label}
        </Button>
      )}
      <Button
        color="error"
        startIcon={remove.icon}
        onClick={remove.onClick}
        aria-describedby={titleId}
      >
        {remove.label}
      </Button>
    </div>
  );
}
