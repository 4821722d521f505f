import Button from '@mui/material/Button';
import type { Product } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockEditors } from '../hooks/use-stock-editors.ts';

export type EditStockButtonProps = { product: Product; stock: StockEditors; titleId: string };

/** Opens the stock of a product in the list; it gets the focus back when the editor is closed. */
export function EditStockButton({ product, stock, titleId }: EditStockButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { product_Id, colors } = product;
  const isOpen = stock.isOpen(product_Id);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      button.current?.focus();
      document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen, titleId]);
  if (colors.every(({ sizes }) => sizes.length === 0)) return null;
  return (
    <Button
      ref={button}
      variant="outlined"
      aria-expanded={isOpen}
      aria-describedby={titleId}
      disabled={isOpen}
      onClick={() => stock.toggle(product_Id)}
    >
      {t('products.editStock')}
    </Button>
  );
}
