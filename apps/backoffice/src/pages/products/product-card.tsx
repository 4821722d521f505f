import type { Product } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { Badge, DeleteIcon, EditIcon, Price, ProductPicture } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { CardActions } from '../../features/screen/card-actions.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './product-card.module.css';
import { StockTable } from './stock-table.tsx';

export type ProductCardProps = {
  product: Product;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

const PICTURE_WIDTH = 320;

/** A product at a glance: its cover, price, place in the shop and stock by colour and size (ADM-5). */
export function ProductCard({ product, onEdit, onDuplicate, onDelete }: ProductCardProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const title = useId();
  const [cover] = product.product_images;
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.picture}>
        {cover && <ProductPicture src={client.pictureUrl(cover, PICTURE_WIDTH)} alt="" />}
      </div>
      <div className={styles.what}>
        <h2 id={title} className={styles.name} lang="fr">
          {product.product_name}
        </h2>
        <p className={styles.facts}>
          <ProductPrice product={product} />
          <span>
            {t(`genders.${product.gender}`)}, {t(`seasons.${product.season}`)}
          </span>
          {product.badge === 'Promo' && <Badge tone="promo">{t('badges.Promo')}</Badge>}
          {product.is_popular && <Badge>{t('products.popular')}</Badge>}
        </p>
        <StockTable colors={product.colors} />
      </div>
      <div className={styles.actions}>
        <CardActions
          titleId={title}
          open={{ label: t('products.edit'), icon: <EditIcon size={20} />, onClick: onEdit }}
          more={{ label: t('products.duplicate'), onClick: onDuplicate }}
          remove={{
            label: t('products.delete'),
            icon: <DeleteIcon size={20} />,
            onClick: onDelete,
          }}
        />
      </div>
    </article>
  );
}

/** The price; with a promotion the discounted one, and the full one struck through (PROD-3). */
function ProductPrice({ product }: { product: Product }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const full = formatMoney(product.price, language);
  if (Number(product.promo_percentage) === 0) return <Price amount={full} />;
  return (
    <Price
      amount={formatMoney(product.discounted_price, language)}
      former={{
        amount: full,
        labels: { former: t('products.fullPrice'), current: t('products.sellPrice') },
      }}
    />
  );
}
