import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ShopIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { useShop } from '../../lib/shop-context.ts';

export type ShopLinkProps = {
  /** Only the icon. */
  isCompact?: boolean;
};

/** Opens the storefront in a new tab; nothing where its URL is not configured. */
export function ShopLink({ isCompact = false }: ShopLinkProps) {
  const { t } = useTranslation();
  const { url } = useShop();
  if (!url) return null;
  const link = { href: url, target: '_blank', rel: 'noopener' };
  if (isCompact) {
    return (
      <HoverTooltip title={t('seeShop')}>
        <IconButton {...link}>
          <ShopIcon />
        </IconButton>
      </HoverTooltip>
    );
  }
  return (
    <Button {...link} startIcon={<ShopIcon size={20} />}>
      {t('seeShop')}
    </Button>
  );
}
