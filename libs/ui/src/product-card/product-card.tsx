import type { ReactElement, ReactNode } from 'react';
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
  /** A second ProductImage, displayed over the first one while a mouse is over the card. */
  hoverImage?: ReactElement | undefined;
  /** Called when a mouse enters the card, to load what is displayed only then. */
  onHover?: (() => void) | undefined;
  /** A Price. */
  price: ReactElement;
  /** "Promo", if the product has a badge. */
  badge?: string | undefined;
  /** "−25 %", beside the badge. */
  discount?: string | undefined;
  /** "Sold out": replaces the badges, and greys the image and the text. */
  soldOut?: string | undefined;
  /** One line below the price. */
  details?: ReactNode;
  /** Buttons at the bottom of the image, above the link. */
  actions?: ReactNode;
  /** A button at the top right of the image, above the link. */
  corner?: ReactNode;
  /** The link; it covers the whole card. */
  renderLink: RenderLink;
};

/** A product in a list. A long name is truncated to two lines, with a tooltip. */
export function ProductCard({
  name,
  nameLang,
  image,
  hoverImage,
  onHover,
  price,
  badge,
  discount,
  soldOut,
  details,
  actions,
  corner,
  renderLink,
}: ProductCardProps) {
  const labels = [badge, discount].filter((label) => label !== undefined);
  return (
    <article
      className={styles.card}
      data-sold-out={soldOut !== undefined}
      onPointerEnter={onHover && (({ pointerType }) => pointerType === 'mouse' && onHover())}
    >
      <div className={styles.image}>
        {image}
        {hoverImage && <div className={styles.hoverImage}>{hoverImage}</div>}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name} lang={nameLang} dir="auto" title={name}>
          {renderLink({ className: styles.link, children: name })}
        </h3>
        {price}
        {details !== undefined && <div className={styles.details}>{details}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {corner !== undefined && <div className={styles.corner}>{corner}</div>}
      <span className={styles.badges}>
        {soldOut === undefined ? (
          labels.map((label) => (
            <Badge key={label} tone="promo">
              {label}
            </Badge>
          ))
        ) : (
          <Badge>{soldOut}</Badge>
        )}
      </span>
    </article>
  );
}
