import type { ComponentProps } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { originState } from '../lib/navigation-state.ts';

/** A link whose navigation state holds the page it was followed from (NAV-4, NAV-6). */
export function OriginLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  return <Link {...props} state={originState(useLocation().pathname)} />;
}

/** The same for navigation links: the active one has `aria-current`. */
export function OriginNavLink(props: Omit<ComponentProps<typeof NavLink>, 'state'>) {
  return <NavLink {...props} state={originState(useLocation().pathname)} />;
}
