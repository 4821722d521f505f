import Button from '@mui/material/Button';
import { PlusIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** A link to the form of a new order; nothing without the feature `drafts`. */
export function NewOrderLink() {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!client.features().has('drafts')) return null;
  return (
    <Button
      variant="outlined"
      component={Link}
      to={paths.NewOrder}
      startIcon={<PlusIcon size={20} />}
    >
      {t('orders.create')}
    </Button>
  );
}
