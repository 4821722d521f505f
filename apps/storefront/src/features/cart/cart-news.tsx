import type { Ref } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { AlertIcon, Button } from '@shop/ui';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { NewsText } from './news-text.tsx';
import type { LineNews } from './todays-lines.ts';
import { useVariantText } from './use-variant-text.ts';
import styles from './cart-news.module.css';

type Props = {
  news: readonly LineNews[];
  /** Takes today's prices and stock over into every line. */
  onRepair: () => void;
  /** Where a shopper is led who goes on without having repaired. */
  ref: Ref<HTMLDivElement>;
};

/** Says which lines have changed since they were added, and repairs them all with one tap. */
export function CartNews({ news, onRepair, ref }: Props) {
  const { t } = useTranslation();
  const variant = useVariantText();
  return (
    <output className={styles.place}>
      {news.length > 0 && (
        <div ref={ref} tabIndex={-1} className={styles.news}>
          <AlertIcon />
          <div className={styles.words}>
            <p className={styles.title}>{t('cart.changed')}</p>
            <ul className={styles.list}>
              {news.map((each) => (
                <li key={`${each.line._id} ${each.line.color} ${each.line.size}`}>
                  <span lang={CONTENT_LANGUAGE}>{each.line.productName}</span> ({variant(each.line)}
                  )
                  <p>
                    <NewsText news={each} />
                  </p>
                </li>
              ))}
            </ul>
            <p>{t('cart.changedText')}</p>
            <Button onClick={onRepair}>{t('cart.repair')}</Button>
          </div>
        </div>
      )}
    </output>
  );
}
