import { ArrowRightIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { MENU, paths } from '../../platform/paths.ts';
import styles from './shop-parts.module.css';

/** The way to each part of the shop, and what it is for. */
export function ShopParts() {
  const { t } = useTranslation();
  return (
    <ul className={styles.parts}>
      {MENU.filter((page) => page !== 'Dashboard').map((page) => (
        <li key={page}>
          <Link to={paths[page]} className={styles.part}>
            <h2 className={styles.title}>
              {t(`menu.${page}`)}
              <ArrowRightIcon size={20} />
            </h2>
            <p className={styles.text}>{t(`dashboard.${page}`)}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
