import type { Product } from '@shop/contract/schemas';
import { CopyIcon, DeleteIcon, HistoryIcon, ShowIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { shopUrl } from '../shop-url.ts';

export type ProductMenuProps = {
  product: Product;
  /** The id of the text that describes the button. */
  describedBy: string;
  onDuplicate: () => void;
  onHistory: () => void;
  onDelete: () => void;
};

/**
 * The rare actions on a product: see it in the shop, duplicate it, its history (feature `undo`), and for the owner
 * delete it after a confirmation (ADM-5).
 */
export function ProductMenu({ product, describedBy, ...on }: ProductMenuProps) {
  const { onDuplicate, onHistory, onDelete } = on;
  const { t } = useTranslation();
  const { url, client } = useShop();
  const isOwner = useIsOwner();
  const seeInShop = url && {
    label: t('products.seeInShop'),
    icon: <ShowIcon size={20} />,
    href: shopUrl(url, product),
  };
  const history = client.features().has('undo') && {
    label: t('editHistory.open'),
    icon: <HistoryIcon size={20} />,
    onClick: onHistory,
  };
  return (
    <MoreMenu
      label={t('products.moreActions')}
      describedBy={describedBy}
      actions={[
        ...(seeInShop ? [seeInShop] : []),
        { label: t('products.duplicate'), icon: <CopyIcon size={20} />, onClick: onDuplicate },
        ...(history ? [history] : []),
        ...(isOwner
          ? [
              {
                label: t('products.delete'),
                icon: <DeleteIcon size={20} />,
                isDestructive: true,
                onClick: onDelete,
              },
            ]
          : []),
      ]}
    />
  );
}
