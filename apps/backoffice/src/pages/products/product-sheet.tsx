import type { Product } from '@shop/contract/schemas';
import { colors as tokens } from '@shop/ui/tokens';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { FailureNotice } from '../../features/screen/failure-notice.tsx';
import { GoneNotice } from '../../features/screen/gone-notice.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { isGone } from '../../platform/failure-key.ts';
import { NEW, paths } from '../../platform/paths.ts';
import { CopyForm } from './copy-form.tsx';
import { copiedId } from './copy-of.ts';
import { ProductForm } from './product-form.tsx';
import { productValues } from './product-values.ts';
import { useOpenedProduct } from './use-opened-product.ts';

export type ProductSheetProps = {
  /** The product to edit, what `copyOf` names, or `NEW`. */
  id: string;
  /** The products at hand; undefined while they are on their way. */
  listed: readonly Product[] | undefined;
  onClose: () => void;
};

/** The product form that the address names. */
export function ProductSheet({ id, listed, onClose }: ProductSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (id === NEW) {
    return (
      <ProductForm
        title={t('productForm.create')}
        values={productValues(undefined, tokens.light.door, language)}
        onClose={onClose}
      />
    );
  }
  const copied = copiedId(id);
  return (
    <OpenedProduct
      key={id}
      id={copied ?? id}
      isCopy={copied !== undefined}
      listed={listed}
      onClose={onClose}
    />
  );
}

type OpenedProductProps = ProductSheetProps & { isCopy: boolean };

function OpenedProduct({ id, isCopy, listed, onClose }: OpenedProductProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { product, request } = useOpenedProduct(id, listed);
  if (product && isCopy) return <CopyForm product={product} onClose={onClose} />;
  if (product) {
    return (
      <ProductForm
        title={t('productForm.edit')}
        values={productValues(product, tokens.light.door, language)}
        product={product}
        onClose={onClose}
      />
    );
  }
  if (listed === undefined || request.isLoading) return null;
  return (
    <Sheet open title={t('productForm.edit')} onClose={onClose} maxWidth="md">
      {request.error && !isGone(request.error) ? (
        <FailureNotice
          title={t('products.openFailed')}
          error={request.error}
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : (
        <GoneNotice
          title={t('products.gone')}
          listPath={paths.Products}
          listName={t('products.seeAll')}
        />
      )}
    </Sheet>
  );
}
