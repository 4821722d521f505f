import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../components/loading-note.tsx';
import styles from './cart-skeleton.module.css';

/** The placeholder of the cart until it is restored from storage. */
export function CartSkeleton() {
  return (
    <div className={styles.cart}>
      <LoadingNote />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
