import Avatar from '@mui/material/Avatar';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Order, Product } from '@shop/contract/schemas';
import { formatMoney, formatPhone } from '@shop/i18n';
import { ProductsIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderStatusChip } from '../../components/order-status-chip.tsx';
import { useShop } from '../../lib/shop-context.ts';
import type { SearchOption } from './search-options.ts';

const IMAGE_WIDTH = 160;

export type SearchResultProps = ListItemButtonProps<'li'> & { option: SearchOption };

/** A result of the search: an order, a product or a customer. */
export function SearchResult({ option, ...item }: SearchResultProps) {
  return (
    <ListItemButton
      {...item}
      component="li"
      sx={{
        gap: 3,
        px: 3,
        '&.Mui-focused': { bgcolor: 'var(--color-primary-tint)', color: 'primary.main' },
      }}
    >
      <Content option={option} />
    </ListItemButton>
  );
}

function Content({ option }: { option: SearchOption }) {
  if (option.group === 'orders') return <OrderContent order={option.order} />;
  if (option.group === 'products') return <ProductContent product={option.product} />;
  const { name, phone } = option.customer;
  return <Texts primary={name} secondary={formatPhone(phone)} />;
}

function OrderContent({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Texts
        primary={order.client_name}
        secondary={`${t('orders.number', { id: order.command_id })} · ${order.city}`}
      />
      <Stack sx={{ flex: 'none', alignItems: 'end', gap: 1 }}>
        <Amount>{formatMoney(order.total_amount, language)}</Amount>
        <OrderStatusChip status={order.status} />
      </Stack>
    </>
  );
}

function ProductContent({ product }: { product: Product }) {
  const { client } = useShop();
  const language = useLanguage();
  const [image] = product.product_images;
  return (
    <>
      <Avatar
        variant="rounded"
        alt=""
        sx={{ width: 40, height: 50, bgcolor: 'var(--color-placeholder)', color: 'text.secondary' }}
        {...(image && { src: client.imageUrl(image, IMAGE_WIDTH) })}
      >
        <ProductsIcon size={20} />
      </Avatar>
      <Texts primary={product.product_name} />
      <Amount>{formatMoney(product.discounted_price, language)}</Amount>
    </>
  );
}

function Texts({ primary, secondary }: { primary: string; secondary?: string }) {
  return (
    <ListItemText
      primary={primary}
      secondary={secondary}
      slotProps={{
        primary: { dir: 'auto', color: 'textPrimary' },
        secondary: { dir: 'auto' },
      }}
      sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
    />
  );
}

function Amount({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="span"
      color="textPrimary"
      sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}
    >
      {children}
    </Typography>
  );
}
