import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { OriginNavLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';

type Props = {
  className: string | undefined;
  onFollow?: () => void;
  /** Below the link to the shop. */
  categories?: ReactNode;
};

/** NAV-2: the four links. The active link has `aria-current` and an underline. */
export function NavigationLinks({ className, onFollow, categories }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const linkClass = () => className;
  const shared = { className: linkClass, onClick: onFollow };

  /** NAV-3: on the home page, the Home link scrolls to the top. */
  function goHome(event: MouseEvent) {
    onFollow?.();
    if (pathname !== paths.home) return;
    event.preventDefault();
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' });
  }

  return (
    <>
      <NavLink to={paths.home} end className={linkClass} onClick={goHome}>
        {t('Home')}
      </NavLink>
      <NavLink to={paths.about} {...shared}>
        {t('About')}
      </NavLink>
      <OriginNavLink to={paths.shop()} {...shared}>
        {t('shop')}
      </OriginNavLink>
      {categories}
      <OriginNavLink to={paths.contact} {...shared}>
        {t('Contact')}
      </OriginNavLink>
    </>
  );
}
