import type { ReactNode } from 'react';
import type { RenderLink } from '../render-link.ts';
import styles from './search-option.module.css';

export type SearchOptionProps = {
  /** A ProductImage with an empty `alt`. */
  image: ReactNode;
  /** The name, split at the matches. */
  name: readonly { text: string; start: number; isMatch: boolean }[];
  /** One line below the name, truncated where it does not fit. */
  description: string;
  /** The language of name and description. */
  contentLang: string;
  /** A Price, at the end of the name's line. */
  price: ReactNode;
  /** Called when the option is clicked, before its link is followed. */
  onSelect: () => void;
  /** Renders the link to the product. */
  renderLink: RenderLink;
};

/** A result of the search: a link with the role of an option, so that it opens in a new tab too. */
export function SearchOption(props: SearchOptionProps) {
  const { image, name, description, contentLang, price, onSelect, renderLink } = props;
  return renderLink({
    role: 'option',
    // The focus is always in the field (ARIA practices, "Combobox").
    tabIndex: -1,
    onClick: onSelect,
    className: styles.result,
    children: (
      <>
        <span className={styles.image}>{image}</span>
        <span className={styles.text} lang={contentLang}>
          <span className={styles.name} dir="auto">
            {name.map(({ text, start, isMatch }) =>
              isMatch ? (
                <mark key={start} className={styles.match}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
          <span className={styles.description} dir="auto">
            {description}
          </span>
        </span>
        <span className={styles.price}>{price}</span>
      </>
    ),
  });
}
