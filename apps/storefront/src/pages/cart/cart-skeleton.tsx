import { Skeleton } from '@shop/ui';
import { LoadingNote } from '../../platform/loading-note.tsx';

/** Holds the cart's place until it has been read back from storage. */
export function CartSkeleton() {
  return (
    <div>
      <LoadingNote />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
