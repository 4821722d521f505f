import type { ReactElement } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { RenderLink } from '../render-link.ts';
import styles from './product-card.module.css';

export type ProductCardProps = {
  /** The product's name. */
  name: string;
  /** The language of the name when it differs from the page's. */
  nameLang?: string;
  /** A ProductImage with an empty `alt`: the name is the link's text. */
  image: ReactElement;
  /** A Price. */
  price: ReactElement;
  /** "Promo", if the product has a badge. */
  badge?: string | undefined;
  /** The link; it covers the whole card. */
  renderLink: RenderLink;
};

/** A product in a list. A long name is truncated to two lines, with a tooltip. */
export function ProductCard({ name, nameLang, image, price, badge, renderLink }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.image}>{image}</div>
      <div className={styles.text}>
        <h3 className={styles.name} lang={nameLang} title={name}>
          {renderLink({ className: styles.link, children: name })}
        </h3>
        {price}
      </div>
      {badge !== undefined && (
        <span className={styles.badge}>
          <Badge tone="promo">{badge}</Badge>
        </span>
      )}
    </article>
  );
}
