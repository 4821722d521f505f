import { Skeleton } from '@shop/ui';
import { CardGrid, type CardGridProps } from './card-grid.tsx';
import styles from './card-skeletons.module.css';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Six cards that are still to come. */
export function CardSkeletons({ card = 'wide' }: Pick<CardGridProps, 'card'>) {
  return (
    <CardGrid card={card}>
      {CARDS.map((name) => (
        <div key={name} className={styles.card}>
          <Skeleton shape="text" />
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
        </div>
      ))}
    </CardGrid>
  );
}
