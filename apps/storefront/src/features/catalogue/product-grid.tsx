import { useState, type ReactNode } from 'react';
import { ProductCardSkeleton, VisuallyHidden } from '@shop/ui';
import { LoadingNote } from '../../components/loading-note.tsx';
import { colorImageIndex } from '../../lib/color-image.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { paths } from '../../lib/paths.ts';
import type { Image, Product } from '@shop/contract/schemas';
import { ProductTile } from './product-tile.tsx';
import { TileDetails } from './tile-details.tsx';
import styles from './product-grid.module.css';

/** Renders the buttons on a tile; `wasHovered` after a mouse was over it. */
type RenderActions = (product: Product, wasHovered: boolean) => ReactNode;

type Props = {
  /** A visually hidden heading, for screen readers. */
  title: string;
  products: readonly Product[];
  /** The colour that a tile shows and that its link chooses; undefined for the first image and no choice. */
  colorOf?: (product: Product) => string | undefined;
  renderActions?: RenderActions;
};

/** Products in rows of two or three, with their colours, and the sizes in stock. */
export function ProductGrid({ title, products, colorOf, renderActions }: Props) {
  return (
    <div>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.product_Id}>
            <GridTile
              product={product}
              color={colorOf?.(product)}
              priority={index < 2}
              renderActions={renderActions}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TileProps = {
  product: Product;
  color: string | undefined;
  priority: boolean;
  renderActions: RenderActions | undefined;
};

/** A tile whose second image is requested when a mouse is first over it: never on a phone. */
function GridTile({ product, color, priority, renderActions }: TileProps) {
  const [wasHovered, setHovered] = useState(false);
  return (
    <ProductTile
      product={product}
      {...(color !== undefined && {
        images: withColorFirst(product.product_images, color),
        path: paths.product(product, { color, size: null }),
      })}
      sizes={imageSizes.grid}
      priority={priority}
      showsSecondImage={wasHovered}
      onHover={() => setHovered(true)}
      details={<TileDetails product={product} />}
      actions={renderActions?.(product, wasHovered)}
    />
  );
}

/** The images with the one of a colour as the first, when there is one. */
function withColorFirst(images: readonly Image[], color: string): readonly Image[] {
  const image = images[colorImageIndex(images, color) ?? 0];
  return image ? [image, ...images.filter((each) => each !== image)] : images;
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
