import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Product } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { fetchImages } from '../../../features/images/fetch-images.ts';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { ProductForm } from './product-form.tsx';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { duplicateValues } from '../form/product-values.ts';

export type DuplicateProductFormProps = { product: Product; onClose: () => void };

/** The form of a duplicated product, with its images if they can be downloaded. */
export function DuplicateProductForm({ product, onClose }: DuplicateProductFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const images = useQuery({
    queryKey: [PRODUCTS, 'copies', product.product_Id],
    queryFn: ({ signal }) => fetchImages(product.product_images, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!images.data) {
    return (
      <ResponsiveDialog open title={t('productForm.duplicate')} onClose={onClose} maxWidth="md">
        <Typography component="output" id={id} sx={{ display: 'block', mb: 3 }}>
          {t('productForm.copyingImages')}
        </Typography>
        <LinearProgress aria-labelledby={id} />
      </ResponsiveDialog>
    );
  }
  const name = t('products.copyName', { name: product.product_name });
  return (
    <ProductForm
      title={t('productForm.duplicate')}
      values={duplicateValues(product, name, language)}
      copied={images.data}
      onClose={onClose}
    />
  );
}
