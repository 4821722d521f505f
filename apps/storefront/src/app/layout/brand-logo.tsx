import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { useBrand } from '../../platform/brand.ts';
import { paths } from '../../platform/paths.ts';
import styles from './brand-logo.module.css';

/** The brand's logo, or its name in the display type; leads home (NAV-1). */
export function BrandLogo({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  const { name, logo } = useBrand();
  return (
    <Link
      to={paths.home}
      className={styles.logo}
      data-brand
      aria-label={t('layout.homeLink', { brand: name })}
      onClick={onFollow}
    >
      {logo ? <img src={logo} alt="" /> : name}
    </Link>
  );
}
