import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLanguage } from '@shop/app-kit';
import { totalStock } from '@shop/contract/variant-stock';
import { EditIcon, ProductImage } from '@shop/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { IconAction } from '../../../components/icon-action.tsx';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { SELECTED_ROW } from '../../../features/resource-list/resource-table.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { countColumns, type ProductColumns } from '../hooks/use-product-columns.ts';
import { EditStockButton } from './edit-stock-button.tsx';
import type { ProductItemProps } from './product-item.ts';
import { ProductMenu } from './product-menu.tsx';
import { ProductPrice } from './product-price.tsx';
import { StockEditor } from './stock-editor.tsx';
import { useCategoryTexts } from './use-category-texts.ts';

const IMAGE_WIDTH = 160;

export type ProductRowProps = ProductItemProps & { columns: ProductColumns };

/** A product's row in the table; its stock is edited in a row below (ADM-5). */
export function ProductRow(props: ProductRowProps) {
  const { product, isSelected, onSelect, stock, columns } = props;
  const { isCompact, isShown } = columns;
  const { t } = useTranslation();
  const categories = useCategoryTexts();
  const { client } = useShop();
  const title = useId();
  const language = useLanguage();
  const selectLabel = t('productSelection.one', {
    name: quoteInside(product.product_name, language),
  });
  const [cover] = product.product_images;
  const isOpen = stock.isOpen(product.product_Id);
  return (
    <>
      <TableRow
        hover
        selected={isSelected}
        aria-labelledby={title}
        sx={{ ...SELECTED_ROW, ...(isOpen && OPEN) }}
      >
        <TableCell padding="checkbox">
          <SelectItem label={selectLabel} isSelected={isSelected} onSelect={onSelect} />
        </TableCell>
        {isShown('number') && (
          <TableCell sx={{ width: '3rem', fontVariantNumeric: 'tabular-nums lining-nums' }}>
            {product.product_Id}
          </TableCell>
        )}
        <TableCell sx={{ width: '3.5rem' }}>
          <Box
            sx={{
              width: isCompact ? '1.75rem' : '2.5rem',
              aspectRatio: '4 / 5',
              bgcolor: 'var(--color-placeholder)',
            }}
          >
            {cover && <ProductImage src={client.imageUrl(cover, IMAGE_WIDTH)} alt="" />}
          </Box>
        </TableCell>
        <TableCell component="th" scope="row" sx={isCompact ? REST : { minWidth: '9rem' }}>
          <Stack
            direction="row"
            useFlexGap
            sx={{ alignItems: 'center', columnGap: 2, rowGap: 1, ...(!isCompact && WRAP) }}
          >
            <Typography
              id={title}
              component="h2"
              variant="body1"
              lang="fr"
              dir="auto"
              title={product.product_name}
              noWrap={isCompact}
              sx={{ fontWeight: 'fontWeightBold', ...(!isCompact && ANYWHERE) }}
            >
              {product.product_name}
            </Typography>
            {product.badge === 'Promo' && <Chip color="secondary" label={t('badges.Promo')} />}
            {product.is_popular && <Chip label={t('products.popular')} />}
          </Stack>
        </TableCell>
        {isShown('price') && (
          <TableCell>
            <ProductPrice product={product} />
          </TableCell>
        )}
        {isShown('category') && (
          <TableCell>
            {categories.gender(product.gender)}
            <Typography variant="body2" color="textSecondary" noWrap={isCompact}>
              {categories.season(product.season)}
            </Typography>
          </TableCell>
        )}
        {isShown('stock') && (
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <StockSummary product={product} />
          </TableCell>
        )}
        <TableCell>
          <RowActions {...props} titleId={title} />
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={countColumns(columns)} sx={{ '&&&': { px: 6, pt: 2, pb: 5 } }}>
            <StockEditor product={product} titleId={title} stock={stock} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** All pieces in stock, and how many sizes are sold out; colours where each has one size. */
function StockSummary({ product }: Pick<ProductItemProps, 'product'>) {
  const { t } = useTranslation();
  const quantities = product.colors.flatMap(({ sizes }) => sizes.map(({ quantity }) => quantity));
  if (quantities.length === 0) return t('products.noStock');
  const soldOut = quantities.filter((quantity) => quantity === 0).length;
  const hasSizes = product.colors.some(({ sizes }) => sizes.length > 1);
  return (
    <>
      {t('products.inStock', { count: totalStock(product.colors) })}
      {soldOut > 0 && (
        <Typography variant="body2" color="error" noWrap>
          {t(hasSizes ? 'products.soldOutSizes' : 'products.soldOutColors', { count: soldOut })}
        </Typography>
      )}
    </>
  );
}

type RowActionsProps = ProductItemProps & { titleId: string };

function RowActions({ product, stock, titleId, onEdit, ...on }: RowActionsProps) {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ justifyContent: 'end', whiteSpace: 'nowrap', '& .MuiButton-root': { px: 3 } }}
    >
      <EditStockButton product={product} stock={stock} titleId={titleId} />
      {hasRoom ? (
        <Button variant="outlined" onClick={onEdit} aria-describedby={titleId}>
          {t('products.edit')}
        </Button>
      ) : (
        <IconAction
          label={t('products.edit')}
          icon={<EditIcon size={20} />}
          describedBy={titleId}
          onClick={onEdit}
        />
      )}
      <ProductMenu
        product={product}
        describedBy={titleId}
        onDuplicate={on.onDuplicate}
        onHistory={on.onHistory}
        onDelete={on.onDelete}
      />
    </Stack>
  );
}

/** The cell has the width that is left, and its text ends there. */
const REST = { width: '99%', maxWidth: 0, minWidth: '9rem' };
const WRAP = { flexWrap: 'wrap' };
const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const OPEN = { '& > .MuiTableCell-root': { borderBottom: 0 } };
