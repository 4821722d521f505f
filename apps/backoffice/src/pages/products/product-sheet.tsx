import type { Product } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../features/screen/failure-notice.tsx';
import { Notice } from '../../features/screen/notice.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { NEW } from '../../platform/paths.ts';
import { ProductForm } from './product-form.tsx';
import { useOpenedProduct } from './use-opened-product.ts';

export type ProductSheetProps = {
  /** The product to edit, or `NEW`; null shows no form. */
  id: string | null;
  /** The products at hand; undefined while they are on their way. */
  listed: readonly Product[] | undefined;
  onClose: () => void;
};

/** The product form that the address names. */
export function ProductSheet({ id, listed, onClose }: ProductSheetProps) {
  if (id === null) return null;
  if (id === NEW) return <ProductForm onClose={onClose} />;
  return <EditedProduct key={id} id={id} listed={listed} onClose={onClose} />;
}

type EditedProductProps = ProductSheetProps & { id: string };

function EditedProduct({ id, listed, onClose }: EditedProductProps) {
  const { t } = useTranslation();
  const { product, request } = useOpenedProduct(id, listed);
  if (product) return <ProductForm product={product} onClose={onClose} />;
  if (listed === undefined || request.isFetching) return null;
  return (
    <Sheet open title={t('productForm.edit')} onClose={onClose} maxWidth="md">
      {!request.error && <Notice title={t('dialog.gone')} />}
      {request.error && (
        <FailureNotice
          title={t('list.failed')}
          error={request.error}
          onRetry={() => void request.refetch()}
        />
      )}
    </Sheet>
  );
}
