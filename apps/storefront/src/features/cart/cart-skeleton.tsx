import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../platform/loading-note.tsx';
import styles from './cart-skeleton.module.css';

/** Holds the place of what is made from the cart, until that has been read back from storage. */
export function CartSkeleton() {
  return (
    <div className={styles.cart}>
      <LoadingNote />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
