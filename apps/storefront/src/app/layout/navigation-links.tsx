import type { MouseEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { NavLink, useLocation } from 'react-router-dom';
import { OriginNavLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';

type Props = { className: string | undefined; onFollow?: () => void };

/** NAV-2: the four links; the active one says so, and is underlined by its class. */
export function NavigationLinks({ className, onFollow }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const look = () => className;
  const shared = { className: look, onClick: onFollow };

  /** NAV-3: Home, while at home, goes up instead of anywhere. */
  function goHome(event: MouseEvent) {
    onFollow?.();
    if (pathname !== paths.home) return;
    event.preventDefault();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <>
      <NavLink to={paths.home} end className={look} onClick={goHome}>
        {t('Home')}
      </NavLink>
      <NavLink to={paths.about} {...shared}>
        {t('About')}
      </NavLink>
      <OriginNavLink to={paths.shop()} {...shared}>
        {t('shop')}
      </OriginNavLink>
      <OriginNavLink to={paths.contact} {...shared}>
        {t('Contact')}
      </OriginNavLink>
    </>
  );
}
