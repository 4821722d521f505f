import type { Product } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { NotFoundDialog } from '../../../components/not-found-dialog.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { isNotFound } from '../../../lib/error-key.ts';
import { NEW, paths } from '../../../lib/paths.ts';
import { DuplicateProductForm } from './duplicate-product-form.tsx';
import { parseDuplicateParam } from '../duplicate-param.ts';
import { ProductForm } from './product-form.tsx';
import { productValues } from '../form/product-values.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../../lib/shop-context.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';

export type ProductDialogProps = {
  /** The product to edit, a value of `duplicateParam`, or `NEW`. */
  id: string;
  /** The listed products; undefined while they load. */
  listed: readonly Product[] | undefined;
  onClose: () => void;
};

/** The product form in the URL. */
export function ProductDialog({ id, listed, onClose }: ProductDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (id === NEW) {
    return (
      <ProductForm
        title={t('productForm.create')}
        values={productValues(undefined, language)}
        onClose={onClose}
      />
    );
  }
  const copied = parseDuplicateParam(id);
  return (
    <ExistingProduct
      key={id}
      id={copied ?? id}
      isCopy={copied !== undefined}
      listed={listed}
      onClose={onClose}
    />
  );
}

type ExistingProductProps = ProductDialogProps & { isCopy: boolean };

function ExistingProduct({ id, isCopy, listed, onClose }: ExistingProductProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { product, request } = useProduct(id, listed);
  if (product && isCopy) return <DuplicateProductForm product={product} onClose={onClose} />;
  if (product) {
    return (
      <ProductForm
        title={t('productForm.edit')}
        values={productValues(product, language)}
        product={product}
        onClose={onClose}
      />
    );
  }
  if (listed === undefined || request.isLoading) return null;
  if (!request.error || isNotFound(request.error)) {
    return (
      <NotFoundDialog
        title={t('products.notFound')}
        text={t('products.notFoundText')}
        listPath={paths.Products}
        listName={t('products.seeAll')}
        onClose={onClose}
      />
    );
  }
  return (
    <ResponsiveDialog open title={t('productForm.edit')} onClose={onClose} maxWidth="md">
      <ErrorNotice
        title={t('products.openFailed')}
        error={request.error}
        onRetry={() => void request.refetch()}
        retrying={request.isFetching}
      />
    </ResponsiveDialog>
  );
}

/**
 * The product of a form: from the listed products or, with the feature `product-read`, from the API
 * server. The form has the product with which it was opened, also when the list changes later.
 */
function useProduct(id: string, listed: readonly Product[] | undefined) {
  const { client } = useShop();
  const [opened, setOpened] = useState<Product>();
  const inList = listed?.find((product) => product.product_Id === id);
  const request = useQuery({
    queryKey: [PRODUCTS, 'one', id],
    queryFn: ({ signal }) => client.products.get(id, { signal }),
    enabled: !opened && !inList && listed !== undefined && client.features().has('product-read'),
  });
  const found = inList ?? request.data;
  if (!opened && found) setOpened(found);
  return { product: opened, request };
}
