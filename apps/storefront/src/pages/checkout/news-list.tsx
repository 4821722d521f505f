import { NewsText } from '../../features/cart/news-text.tsx';
import type { LineNews } from '../../features/cart/todays-lines.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import styles from './news-list.module.css';

/** Which lines have changed since they were added, and how. */
export function NewsList({ news }: { news: readonly LineNews[] }) {
  const variant = useVariantText();
  return (
    <ul className={styles.list}>
      {news.map((each) => (
        <li key={`${each.line._id} ${each.line.color} ${each.line.size}`}>
          <span lang={CONTENT_LANGUAGE}>{each.line.productName}</span> ({variant(each.line)})
          <NewsText news={each} />
        </li>
      ))}
    </ul>
  );
}
