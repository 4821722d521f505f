import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './product-card.module.css';

/** Holds the place of a product's card, at its very height, while it is fetched. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Skeleton shape="product" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
