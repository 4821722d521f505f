import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import styles from './brand-logo.module.css';

type Props = {
  /** Displays the light logo on a dark background (NAV-5). */
  light?: boolean;
  onFollow?: () => void;
};

/** The brand's logo, or its name in the display type; a link to the home page (NAV-1). */
export function BrandLogo({ light = false, onFollow }: Props) {
  const { t } = useTranslation();
  const { name, logo, logoLight } = useBrand();
  const lightLogo = light ? logoLight : undefined;
  const image = lightLogo ?? logo;
  return (
    <Link
      to={paths.home}
      className={styles.logo}
      data-light={lightLogo !== undefined}
      aria-label={t('layout.homeLink', { brand: name })}
      onClick={onFollow}
    >
      {image ? <img src={image} alt="" /> : name}
    </Link>
  );
}
