import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import { Button } from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useSizeName } from '../../lib/use-size-name.ts';
import { isSelectionSoldOut, type Selection } from './selection.ts';
import { isProductSoldOut } from '../../features/catalogue/sold-out.ts';
import styles from './sold-out-variant.module.css';

const NotifyForm = lazyComponent(
  async () => (await import('./notify-form.tsx')).NotifyForm,
  NotifyLoadError,
);

type Props = {
  product: Product;
  selection: Selection;
  /** The product's path, with the chosen colour and size. */
  path: string;
  /** Whether the form is open. */
  isOpen: boolean;
  onOpen: () => void;
  /** The section; it receives the focus when the form opens. */
  ref: Ref<HTMLElement>;
};

/**
 * Offers a message to the shop when the selected colour or size is sold out. The opened form stays mounted while
 * another variant is selected, so that nothing typed is lost.
 */
export function SoldOutVariant({ product, selection, path, isOpen, onOpen, ref }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sizeLabel = useSizeName();
  const { color, size } = selection;
  const isSoldOut = isProductSoldOut(product) || isSelectionSoldOut(product, selection);
  const selected = [
    color !== null && colorName(color, language),
    size !== null && sizeLabel(size).name,
  ]
    .filter(Boolean)
    .join(', ');
  // A product may have no colours yet.
  const variant = selected || product.product_name;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.soldOut}
      hidden={!isSoldOut}
      aria-label={t('product.notify.title')}
    >
      <p>{t('product.notify.text', { variant })}</p>
      {isOpen ? (
        <NotifyForm name={product.product_name} variant={variant} path={path} />
      ) : (
        <div>
          <Button onClick={onOpen}>{t('product.notify.title')}</Button>
        </div>
      )}
    </section>
  );
}

function NotifyLoadError() {
  const { t } = useTranslation();
  return <p role="alert">{t('errorState.section')}</p>;
}
