import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GENDERS } from '@shop/contract/constants';
import { OriginLink } from '../../lib/origin-link.tsx';
import { paths } from '../../lib/paths.ts';

type Props = { className: string | undefined; onFollow: () => void };

/** SHOP-1: a link to the shop page of each gender, in the shop's own order. */
export function CategoryLinks({ className, onFollow }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const active = pathname === paths.shop() ? new URLSearchParams(search).get('gender') : null;
  return GENDERS.map((gender) => (
    <OriginLink
      key={gender}
      to={paths.shop({ gender })}
      className={className}
      aria-current={gender === active ? 'page' : undefined}
      onClick={onFollow}
    >
      {t(`genders.${gender}`)}
    </OriginLink>
  ));
}
