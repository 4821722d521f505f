import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLanguage } from '@shop/app-kit';
import type { OutOfStockLine } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/error-key.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The lines of which fewer pieces are left than the order needs: it stays in the bin. */
export function OutOfStockLines({ lines }: { lines: readonly OutOfStockLine[] }) {
  const { t } = useTranslation();
  return (
    <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
      {t('bin.restoreFailed')} {t('bin.short')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {lines.map((line) => (
          <OutOfStockItem key={`${line.product} ${line.color} ${line.size}`} line={line} />
        ))}
      </Box>
    </Alert>
  );
}

function OutOfStockItem({ line }: { line: OutOfStockLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { product: id, color, size, requested, available } = line;
  const name = useProductName(id);
  const variant = [colorName(color, language), sizeName(size, language)].filter(Boolean).join(', ');
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{name ?? t('bin.product', { id })}</bdi>
      {variant !== '' && <> ({variant})</>} · {t('bin.needed', { count: requested })} ·{' '}
      {available === 0 ? t('bin.noneLeft') : t('bin.left', { count: available })}
    </Box>
  );
}

/** Undefined while it is loaded, for a deleted product, and without the feature `product-read`. */
function useProductName(id: string): string | undefined {
  const { client } = useShop();
  const { data } = useQuery({
    queryKey: [PRODUCTS, 'name', id],
    queryFn: async ({ signal }) => {
      try {
        return (await client.products.get(id, { signal })).product_name;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    enabled: client.features().has('product-read'),
  });
  return data ?? undefined;
}
