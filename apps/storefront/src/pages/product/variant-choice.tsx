import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { colorName } from '@shop/i18n';
import { Button, ColorSwatches, SizeSelector } from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { useSizeName } from '../../lib/use-size-name.ts';
import { isColorSoldOut } from '../../features/catalogue/sold-out.ts';
import type { Selection, SelectionAction } from './selection.ts';
import styles from './variant-choice.module.css';

type Props = {
  product: Product;
  selection: Selection;
  select: (action: SelectionAction) => void;
  /** Shows the sizes in centimetres; undefined when there are none. */
  onSizeGuide: (() => void) | undefined;
  /** The id of the text that requests a size, while one is missing. */
  sizeErrorId: string | undefined;
};

/** PROD-4, PROD-5: the colours, then the sizes of the selected colour from small to large. Sold-out ones are marked. */
export function VariantChoice({ product, selection, select, onSizeGuide, sizeErrorId }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sizeLabel = useSizeName();
  const { color, size } = selection;
  const sizes = product.colors.find(({ color_name }) => color_name === color)?.sizes ?? [];
  const inOrder = sizes.toSorted((one, other) => compareSizes(one.size, other.size));
  return (
    <>
      <ColorSwatches
        label={t('product.color')}
        options={product.colors.map((each) => ({
          value: each.color_name,
          name: colorName(each.color_name, language),
          soldOut: isColorSoldOut(each),
        }))}
        selected={color ?? undefined}
        onSelect={(value) => select({ type: 'color', color: value })}
        soldOutText={t('product.outOfStock')}
      />
      {inOrder.length > 0 && (
        <div className={styles.sizes}>
          <SizeSelector
            label={t('product.size')}
            options={inOrder.map((each) => ({
              value: each.size,
              ...sizeLabel(each.size),
              soldOut: each.quantity === 0,
            }))}
            selected={size ?? undefined}
            onSelect={(value) => select({ type: 'size', size: value })}
            soldOutText={t('product.outOfStock')}
            errorId={sizeErrorId}
          />
          {onSizeGuide && (
            <div className={styles.guide}>
              <Button variant="quiet" onClick={onSizeGuide}>
                {t('layout.sizes')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
