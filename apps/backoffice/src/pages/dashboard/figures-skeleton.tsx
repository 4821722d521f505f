import { Skeleton, VisuallyHidden } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import panel from './panel.module.css';
import styles from './shop-figures.module.css';

const TILES = ['toConfirm', 'unanswered', 'today', 'month'];

/** The figures while they are on their way, at their size. */
export function FiguresSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.figures} aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <div key={tile} className={panel.panel}>
            <Skeleton shape="text" />
            <Skeleton shape="heading" />
            <Skeleton shape="text" />
          </div>
        ))}
      </div>
      <div className={panel.panel}>
        <Skeleton shape="heading" />
        <div className={styles.chart} />
      </div>
    </div>
  );
}
