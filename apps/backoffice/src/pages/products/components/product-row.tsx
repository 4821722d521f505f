import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { MoreIcon, ProductImage } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';
import { EditStockButton } from './edit-stock-button.tsx';
import type { ProductItemProps } from './product-item.ts';
import { ProductPrice } from './product-price.tsx';
import { StockEditor } from './stock-editor.tsx';
import { PRODUCT_COLUMNS } from './product-table.tsx';
import { useCategoryTexts } from './use-category-texts.ts';

const IMAGE_WIDTH = 160;

/** A product's row in the table; its stock is edited in a row below (ADM-5). */
export function ProductRow(props: ProductItemProps) {
  const { product, stock, onEdit } = props;
  const { t } = useTranslation();
  const categories = useCategoryTexts();
  const { client } = useShop();
  const title = useId();
  const [cover] = product.product_images;
  const isOpen = stock.isOpen(product.product_Id);
  return (
    <>
      <TableRow hover aria-labelledby={title} sx={isOpen ? OPEN : {}}>
        <TableCell sx={{ width: '3.5rem' }}>
          <Box sx={{ width: '2.5rem', aspectRatio: '4 / 5', bgcolor: 'var(--color-placeholder)' }}>
            {cover && <ProductImage src={client.imageUrl(cover, IMAGE_WIDTH)} alt="" />}
          </Box>
        </TableCell>
        <TableCell component="th" scope="row">
          <Typography
            id={title}
            component="h2"
            variant="body1"
            lang="fr"
            dir="auto"
            sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}
          >
            {product.product_name}
          </Typography>
        </TableCell>
        <TableCell>
          <ProductPrice product={product} />
        </TableCell>
        <TableCell>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {product.badge === 'Promo' && <Chip color="secondary" label={t('badges.Promo')} />}
            {product.is_popular && <Chip label={t('products.popular')} />}
          </Stack>
        </TableCell>
        <TableCell>
          {categories.gender(product.gender)}
          <Typography variant="body2" color="textSecondary">
            {categories.season(product.season)}
          </Typography>
        </TableCell>
        <TableCell>
          <StockSummary product={product} />
        </TableCell>
        <TableCell>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'end', whiteSpace: 'nowrap' }}>
            <EditStockButton product={product} stock={stock} titleId={title} />
            <Button variant="outlined" onClick={onEdit} aria-describedby={title}>
              {t('products.edit')}
            </Button>
            <ProductMenu {...props} titleId={title} />
          </Stack>
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={PRODUCT_COLUMNS} sx={{ px: 6, pb: 5 }}>
            <StockEditor
              product={product}
              titleId={title}
              onDirty={stock.setDirty}
              onClose={() => stock.toggle(product.product_Id)}
            />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** All pieces in stock, and how many sizes are sold out. */
function StockSummary({ product: { colors } }: Pick<ProductItemProps, 'product'>) {
  const { t } = useTranslation();
  const quantities = colors.flatMap(({ sizes }) => sizes.map(({ quantity }) => quantity));
  if (quantities.length === 0) return t('products.noStock');
  const soldOut = quantities.filter((quantity) => quantity === 0).length;
  return (
    <>
      {t('products.inStock', { count: quantities.reduce((sum, each) => sum + each, 0) })}
      {soldOut > 0 && (
        <Typography variant="body2" color="error">
          {t('products.soldOutSizes', { count: soldOut })}
        </Typography>
      )}
    </>
  );
}

function ProductMenu({ onDuplicate, onDelete, titleId }: ProductItemProps & { titleId: string }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        aria-label={t('products.moreActions')}
        aria-describedby={titleId}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={choose(onDuplicate)}>{t('products.duplicate')}</MenuItem>
        <MenuItem onClick={choose(onDelete)} sx={{ color: 'error.main' }}>
          {t('products.delete')}
        </MenuItem>
      </Menu>
    </>
  );
}

const OPEN = { '& > .MuiTableCell-root': { borderBottom: 0 } };
