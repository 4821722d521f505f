import type { Product } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { fetchPictures } from '../../features/pictures/fetch-pictures.ts';
import { Sheet } from '../../features/screen/sheet.tsx';
import { ProductForm } from './product-form.tsx';
import { PRODUCTS } from './product-source.ts';
import { copiedValues } from './product-values.ts';

export type CopyFormProps = { product: Product; onClose: () => void };

/** The form of a new product that starts as another one, with its pictures where their host hands them over. */
export function CopyForm({ product, onClose }: CopyFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pictures = useQuery({
    queryKey: [PRODUCTS, 'copies', product.product_Id],
    queryFn: ({ signal }) => fetchPictures(product.product_images, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!pictures.data) {
    return (
      <Sheet open title={t('productForm.copy')} onClose={onClose} maxWidth="md">
        <output>{t('productForm.copying')}</output>
      </Sheet>
    );
  }
  const name = t('products.copyName', { name: product.product_name });
  return (
    <ProductForm
      title={t('productForm.copy')}
      values={copiedValues(product, name, language)}
      copied={pictures.data}
      onClose={onClose}
    />
  );
}
