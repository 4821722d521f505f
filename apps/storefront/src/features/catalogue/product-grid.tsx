import { ProductCardSkeleton, VisuallyHidden } from '@shop/ui';
import { LoadingNote } from '../../platform/loading-note.tsx';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import type { Product } from '@shop/contract/schemas';
import { ProductTile } from './product-tile.tsx';
import styles from './product-grid.module.css';

type Props = {
  /** Names the list for whoever reads by headings. */
  title: string;
  products: readonly Product[];
};

/** Products in rows of two or three. */
export function ProductGrid({ title, products }: Props) {
  return (
    <div>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.product_Id}>
            <ProductTile product={product} sizes={pictureSizes.grid} priority={index < 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Holds the place of a grid of `count` products while they are fetched. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div>
      <LoadingNote />
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
