import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../platform/loading-note.tsx';
import styles from './product-view.module.css';

/** Holds a product's place while it is fetched. */
export function ProductSkeleton() {
  return (
    <div>
      <LoadingNote />
      <div className={styles.product}>
        <Skeleton shape="product" />
        <div className={styles.facts}>
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </div>
    </div>
  );
}
