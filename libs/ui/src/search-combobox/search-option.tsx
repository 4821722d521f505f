import { useEffect, useRef, type ReactNode } from 'react';
import type { ComboboxParts } from './use-combobox.ts';
import styles from './search-option.module.css';

export type SearchOptionProps = {
  /** What `useCombobox` answers for this option. */
  parts: ReturnType<ComboboxParts<unknown>['optionParts']>;
  /** A ProductPicture without words. */
  picture: ReactNode;
  /** The name, cut into parts at what was looked for. */
  name: readonly { text: string; start: number; isMatch: boolean }[];
  /** One line below the name, cut where it does not fit. */
  description: string;
  /** The language of name and description. */
  wordsLang: string;
  /** At the end of the name's line. */
  price: string;
};

/** One of the products found; reached by the arrows, it is brought into view. */
export function SearchOption(props: SearchOptionProps) {
  const { parts, picture, name, description, wordsLang, price } = props;
  const option = useRef<HTMLDivElement>(null);
  const isActive = parts['aria-selected'];
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div ref={option} className={styles.result} {...parts}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words} lang={wordsLang}>
        <span className={styles.name}>
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
        <span className={styles.description}>{description}</span>
      </span>
      <span className={styles.price}>{price}</span>
    </div>
  );
}
