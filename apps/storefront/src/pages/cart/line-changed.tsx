import { useTranslation } from '@shop/i18n/react';
import { Button } from '@shop/ui';
import { NewsText } from '../../features/cart/news-text.tsx';
import type { LineNews } from '../../features/cart/todays-lines.ts';
import styles from './line-changed.module.css';

/** What has changed about one line since it was added, and one tap to take it over. */
export function LineChanged({ news, onRepair }: { news: LineNews; onRepair: () => void }) {
  const { t } = useTranslation();
  const name = news.line.productName;
  const isGone = news.left === 0;
  return (
    <div className={styles.changed}>
      <NewsText news={news} />
      <Button
        look="secondary"
        onClick={onRepair}
        aria-label={t(isGone ? 'cart.removeOf' : 'cart.repairOf', { name })}
      >
        {t(isGone ? 'cart.remove' : 'cart.repairLine')}
      </Button>
    </div>
  );
}
