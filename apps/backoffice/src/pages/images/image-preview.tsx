import type { ImageType } from '@shop/contract/constants';
import type { ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import styles from './image-preview.module.css';

/** An image where it will appear: a banner on a wide screen and on a phone, a rounded one in its circle. */
export function ImagePreview({ type, children }: { type: ImageType; children: ReactNode }) {
  const { t } = useTranslation();
  if (type === 'rounded') return <div className={styles.round}>{children}</div>;
  return (
    <div className={styles.screens}>
      <figure className={styles.screen} data-screen="wide">
        <div className={styles.picture}>{children}</div>
        <figcaption className={styles.caption}>{t('images.onComputer')}</figcaption>
      </figure>
      <figure className={styles.screen} data-screen="phone">
        <div className={styles.picture}>{children}</div>
        <figcaption className={styles.caption}>{t('images.onPhone')}</figcaption>
      </figure>
    </div>
  );
}
