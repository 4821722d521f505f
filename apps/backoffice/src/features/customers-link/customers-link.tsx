import Button from '@mui/material/Button';
import { UserIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { paths } from '../../lib/paths.ts';
import { SHORT_ACTION } from '../../lib/short-action.ts';
import { useShop } from '../../lib/shop-context.ts';

export type CustomersLinkProps = {
  onClick?: () => void;
  /** The link shows its icon alone. */
  isShort?: boolean;
};

/** A link to the customers; nothing without the feature `customers`. */
export function CustomersLink({ onClick, isShort = false }: CustomersLinkProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!client.features().has('customers')) return null;
  return (
    <HoverTooltip title={isShort ? t('customers.title') : ''}>
      <Button
        component={Link}
        to={paths.Customers}
        startIcon={<UserIcon size={20} />}
        {...(onClick && { onClick })}
        {...(isShort && { sx: SHORT_ACTION })}
      >
        {!isShort && t('customers.title')}
      </Button>
    </HoverTooltip>
  );
}
