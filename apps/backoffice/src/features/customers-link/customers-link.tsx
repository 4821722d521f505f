import Button from '@mui/material/Button';
import { UserIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';

/** A link to the customers; nothing without the feature `customers`. */
export function CustomersLink({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!client.features().has('customers')) return null;
  return (
    <Button
      component={Link}
      to={paths.Customers}
      startIcon={<UserIcon size={20} />}
      {...(onClick && { onClick })}
    >
      {t('customers.title')}
    </Button>
  );
}
