import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderLine } from '@shop/contract/schemas';
import { colorName, formatMoney, sizeName } from '@shop/i18n';
import { ProductsIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { ColorDot } from '../../../components/color-dot.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { lineTotal } from '../api/order-amounts.ts';

const IMAGE_WIDTH = 160;

export type OrderLineRowProps = {
  line: OrderLine;
  /** Below the line. */
  note?: ReactNode;
};

/** An order line: the product as it was ordered, colour, size, quantity and amounts. */
export function OrderLineRow({ line, note }: OrderLineRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const [image] = line.product.product_images;
  const total = lineTotal(line);
  return (
    <ListItem divider disableGutters alignItems="flex-start" sx={{ gap: 4, py: 4 }}>
      <ListItemAvatar sx={{ m: 0 }}>
        <Avatar
          variant="rounded"
          alt=""
          {...(image && { src: client.imageUrl(image, IMAGE_WIDTH) })}
          sx={{
            width: 64,
            height: 80,
            bgcolor: 'var(--color-placeholder)',
            color: 'text.secondary',
          }}
        >
          <ProductsIcon />
        </Avatar>
      </ListItemAvatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 4 }}>
          <Typography lang="fr" dir="auto" sx={{ fontWeight: 'fontWeightBold', ...TYPED_LINE }}>
            {line.product.product_name}
          </Typography>
          {total !== undefined && (
            <Typography
              sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}
            >
              {formatMoney(total, language)}
            </Typography>
          )}
        </Stack>
        <Stack
          component="dl"
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 1 }}
        >
          <Choice name={t('orders.color')}>
            <ColorDot value={line.color} />
            {colorName(line.color, language)}
          </Choice>
          <Choice name={t('orders.size')}>{sizeName(line.size, language)}</Choice>
          <Choice name={t('orders.quantity')}>{line.quantity}</Choice>
          {total !== undefined && (
            <Choice name={t('orders.unitPrice')}>
              {formatMoney(line.product.discounted_price, language)}
            </Choice>
          )}
        </Stack>
        {note}
      </Box>
    </ListItem>
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          fontVariantNumeric: 'tabular-nums lining-nums',
        }}
      >
        {children}
      </Typography>
    </Stack>
  );
}
