import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './product-card.module.css';

/** A skeleton with the height of a product card, with or without its line of details. */
export function ProductCardSkeleton({ hasDetails = false }: { hasDetails?: boolean }) {
  return (
    <div className={styles.card}>
      <div className={styles.image}>
        <Skeleton shape="product" />
      </div>
      <div className={styles.text}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        {hasDetails && <div className={styles.details} />}
      </div>
    </div>
  );
}
