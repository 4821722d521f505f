import { Skeleton } from '@shop/ui';
import styles from './card-skeletons.module.css';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Six cards that are still to come, side by side or one below the other. */
export function CardSkeletons({ layout = 'grid' }: { layout?: 'grid' | 'rows' }) {
  return (
    <ul className={styles.cards} data-layout={layout}>
      {CARDS.map((card) => (
        <li key={card} className={styles.card}>
          <Skeleton shape="text" />
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
        </li>
      ))}
    </ul>
  );
}
