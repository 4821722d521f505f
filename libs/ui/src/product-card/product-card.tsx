import type { ReactElement } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { RenderLink } from '../render-link.ts';
import styles from './product-card.module.css';

export type ProductCardProps = {
  /** As the shop wrote it. */
  name: string;
  /** The language the shop wrote the name in, where it is not the page's. */
  nameLang?: string;
  /** A ProductPicture with an empty `alt`: the name beside it is the link's text. */
  picture: ReactElement;
  /** A Price. */
  price: ReactElement;
  /** "Promo", when the product has one. */
  badge?: string | undefined;
  /** The whole card leads there. */
  renderLink: RenderLink;
};

/** A product as lists show it; of a long name two lines are seen, and all of it is in its tooltip. */
export function ProductCard({
  name,
  nameLang,
  picture,
  price,
  badge,
  renderLink,
}: ProductCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
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
