import { Skeleton } from '@shop/ui';
import styles from './card-skeletons.module.css';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Six cards that are still to come. */
export function CardSkeletons() {
  return (
    <ul className={styles.cards}>
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
