import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { Children, type ReactNode } from 'react';

const COLUMNS = {
  wide: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  row: 'minmax(0, 1fr)',
  image: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
};

/** The border and background of a selected card. */
export const SELECTED_CARD = { borderColor: 'primary.main', bgcolor: 'var(--color-primary-tint)' };

export type CardGridProps = {
  /**
   * `wide` cards have some lines of text, `row` cards take a line, `image` cards have an image.
   */
  card?: keyof typeof COLUMNS;
  children: ReactNode;
};

/** A responsive grid of cards. */
export function CardGrid({ card = 'wide', children }: CardGridProps) {
  return (
    <List disablePadding sx={{ display: 'grid', gridTemplateColumns: COLUMNS[card], gap: 4 }}>
      {Children.map(children, (child) => (
        <ListItem
          disablePadding
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' }}
        >
          {child}
        </ListItem>
      ))}
    </List>
  );
}
