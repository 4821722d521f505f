import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

export type CardGridProps = {
  /** `wide` cards hold a few lines of text, `row` ones a line of their own, `picture` ones a picture. */
  card?: 'wide' | 'row' | 'picture';
  children: ReactNode;
};

/** A list of cards, as many side by side as there is room for. */
export function CardGrid({ card = 'wide', children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-card={card}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
