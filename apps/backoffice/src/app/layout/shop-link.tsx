import Button from '@mui/material/Button';
import { ShopIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../lib/shop-context.ts';

/**
 * Opens the storefront in a new tab; nothing where its URL is not configured.
 * @param edge its text is aligned with what is above it
 */
export function ShopLink({ edge = false }: { edge?: boolean }) {
  const { t } = useTranslation();
  const { url } = useShop();
  if (!url) return null;
  return (
    <Button
      href={url}
      target="_blank"
      rel="noopener"
      startIcon={<ShopIcon size={20} />}
      sx={{ mx: edge ? -3 : 0 }}
    >
      {t('seeShop')}
    </Button>
  );
}
