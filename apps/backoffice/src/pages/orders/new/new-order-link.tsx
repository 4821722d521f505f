import Button from '@mui/material/Button';
import { PlusIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HoverTooltip } from '../../../components/hover-tooltip.tsx';
import { paths } from '../../../lib/paths.ts';
import { useShop } from '../../../lib/shop-context.ts';

export type NewOrderLinkProps = {
  /** The width from which its text is shown; below, an icon shares the row with other actions. */
  textFrom: 'sm' | 'xl';
};

/** A link to the form of a new order; nothing without the feature `drafts`. */
export function NewOrderLink({ textFrom }: NewOrderLinkProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!client.features().has('drafts')) return null;
  return (
    <HoverTooltip title={t('orders.create')}>
      <Button
        variant="outlined"
        component={Link}
        to={paths.NewOrder}
        sx={{
          gap: 2,
          '&&': { flex: 'none', minWidth: 'var(--target)', px: { xs: 2, [textFrom]: 4 } },
          '& span': { display: { xs: 'none', [textFrom]: 'inline' } },
        }}
      >
        <PlusIcon size={20} />
        <span>{t('orders.create')}</span>
      </Button>
    </HoverTooltip>
  );
}
