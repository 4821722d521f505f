import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { EditIcon, ProductImage } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { SELECTED_CARD } from '../../../components/card-grid.tsx';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { EditStockButton } from './edit-stock-button.tsx';
import { productCardActions, productCardGrid, productCardMedia } from './product-card-layout.ts';
import type { ProductItemProps } from './product-item.ts';
import { ProductMenu } from './product-menu.tsx';
import { ProductPrice } from './product-price.tsx';
import { StockEditor } from './stock-editor.tsx';
import { StockTable } from './stock-table.tsx';
import { useCategoryTexts } from './use-category-texts.ts';

const IMAGE_WIDTH = 320;

/** A product's summary: cover, price, category and stock by colour and size (ADM-5). */
export function ProductCard(props: ProductItemProps) {
  const { product, isSelected, onSelect, stock, onEdit, onDuplicate, onHistory, onDelete } = props;
  const language = useLanguage();
  const { t } = useTranslation();
  const categories = useCategoryTexts();
  const { client } = useShop();
  const title = useId();
  const [cover] = product.product_images;
  return (
    <Card
      component="article"
      aria-labelledby={title}
      sx={{ ...productCardGrid, ...(isSelected && SELECTED_CARD) }}
    >
      <CardMedia sx={productCardMedia}>
        {cover && <ProductImage src={client.imageUrl(cover, IMAGE_WIDTH)} alt="" />}
      </CardMedia>
      <CardContent sx={{ gridArea: 'summary', p: 0, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'start', justifyContent: 'space-between' }}>
          <Typography
            id={title}
            component="h2"
            variant="h4"
            lang="fr"
            dir="auto"
            sx={{
              minWidth: 0,
              overflowWrap: 'anywhere',
              // Below the app bar, with the head of the card.
              scrollMarginTop: 'calc(var(--space-20) + var(--space-4))',
            }}
          >
            {product.product_name}
          </Typography>
          <SelectItem
            label={t('productSelection.one', {
              name: quoteInside(product.product_name, language),
            })}
            isSelected={isSelected}
            onSelect={onSelect}
            sx={{ mt: -2, mr: -2 }}
          />
        </Stack>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mt: 2 }}
        >
          <ProductPrice product={product} />
          <Typography color="textSecondary">
            {[categories.gender(product.gender), categories.season(product.season)]
              .filter(Boolean)
              .join(', ')}
          </Typography>
          {product.badge === 'Promo' && <Chip color="secondary" label={t('badges.Promo')} />}
          {product.is_popular && <Chip label={t('products.popular')} />}
        </Stack>
      </CardContent>
      <CardContent sx={{ gridArea: 'stock', p: 0, minWidth: 0, '&:last-child': { pb: 0 } }}>
        {stock.isOpen(product.product_Id) ? (
          <StockEditor product={product} titleId={title} stock={stock} />
        ) : (
          <StockTable colors={product.colors} />
        )}
      </CardContent>
      <CardActions disableSpacing sx={productCardActions}>
        <EditStockButton product={product} stock={stock} titleId={title} />
        <Button
          variant="outlined"
          startIcon={<EditIcon size={20} />}
          onClick={onEdit}
          aria-describedby={title}
        >
          {t('products.edit')}
        </Button>
        <ProductMenu
          product={product}
          describedBy={title}
          onDuplicate={onDuplicate}
          onHistory={onHistory}
          onDelete={onDelete}
        />
      </CardActions>
    </Card>
  );
}
