import { useState, type ReactNode } from 'react';
import { ProductCardSkeleton, VisuallyHidden } from '@shop/ui';
import { LoadingNote } from '../../lib/loading-note.tsx';
import { imageSizes } from '../../lib/image-sizes.ts';
import type { Product } from '@shop/contract/schemas';
import { ProductTile } from './product-tile.tsx';
import { TileDetails } from './tile-details.tsx';
import styles from './product-grid.module.css';

/** Renders the buttons on a tile; `wasHovered` after a mouse was over it. */
type RenderActions = (product: Product, wasHovered: boolean) => ReactNode;

type Props = {
  /** A visually hidden heading, for screen readers. */
  title: string;
  products: readonly Product[];
  renderActions?: RenderActions;
};

/** Products in rows of two or three, with their colours, and the sizes in stock. */
export function ProductGrid({ title, products, renderActions }: Props) {
  return (
    <div>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.product_Id}>
            <GridTile product={product} priority={index < 2} renderActions={renderActions} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TileProps = {
  product: Product;
  priority: boolean;
  renderActions: RenderActions | undefined;
};

/** A tile whose second image is requested when a mouse is first over it: never on a phone. */
function GridTile({ product, priority, renderActions }: TileProps) {
  const [wasHovered, setHovered] = useState(false);
  return (
    <ProductTile
      product={product}
      sizes={imageSizes.grid}
      priority={priority}
      showsSecondImage={wasHovered}
      onHover={() => setHovered(true)}
      details={<TileDetails product={product} />}
      actions={renderActions?.(product, wasHovered)}
    />
  );
}

/** The placeholder of a grid of `count` products while they are fetched. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div>
      <LoadingNote />
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} hasDetails />
        ))}
      </div>
    </div>
  );
}
