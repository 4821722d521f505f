import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { IconButton, PlusIcon } from '@shop/ui';
import { sizesInStock } from '../../features/catalogue/sizes-in-stock.ts';
import { lazyComponent } from '../../components/lazy-component.tsx';
import styles from './quick-add.module.css';

/** Loaded when a mouse is first over a tile, or with the first click on a button. */
const QuickAddSizes = lazyComponent(
  async () => (await import('./quick-add-sizes.tsx')).QuickAddSizes,
  QuickAddError,
);

type Props = {
  product: Product;
  /** The filtered colours, which are added where possible. */
  colors: readonly string[];
  /** Whether a mouse was over the tile. */
  wasHovered: boolean;
};

/**
 * The quick choice of a size on a tile. A button opens it; it is also displayed while a mouse is over the tile. Escape
 * closes it and focuses the button. A sold-out product has none.
 */
export function QuickAdd({ product, colors, wasHovered }: Props) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'open' | 'dismissed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const id = useId();
  const { sizes } = sizesInStock(product);
  if (sizes.length === 0) return null;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The button is not displayed while a mouse is over the tile, until the panel is dismissed.
    flushSync(() => setState('dismissed'));
    button.current?.focus();
  }

  return (
    <div
      role="presentation"
      className={styles.quickAdd}
      data-state={state}
      onKeyDown={closeOnEscape}
    >
      <span className={styles.button}>
        <IconButton
          ref={button}
          label={t('shopPage.quickAdd', { name: product.product_name })}
          icon={<PlusIcon size={20} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setState(isOpen ? 'dismissed' : 'open')}
        />
      </span>
      <div id={id} className={styles.panel}>
        {(isOpen || (wasHovered && state !== 'dismissed')) && (
          <QuickAddSizes product={product} sizes={sizes} colors={colors} />
        )}
      </div>
    </div>
  );
}

function QuickAddError() {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.status}>
      {t('shopPage.quickFailed')}
    </p>
  );
}
