import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isApiError } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { useCallback, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { UnsavedChangesGuard } from '../../../features/unsaved-changes/unsaved-changes-guard.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ColorFields } from './color-fields.tsx';
import { ImageFields } from './image-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { serverFieldErrors, imageFieldError } from '../form/server-errors.ts';
import { productDraft, type ProductValues } from '../form/product-values.ts';
import { imageDraft } from '../../../features/images/image-list.ts';
import { useProductImages } from '../hooks/use-product-images.ts';
import { useSaveProduct } from '../api/use-save-product.ts';

export type ProductFormProps = {
  title: string;
  /** The initial values. */
  values: ProductValues;
  /** The product to edit, as it was when the form was opened; a new one without it. */
  product?: Product | undefined;
  /** The images of a duplicated product, and the number of failed downloads. */
  copied?: { files: readonly File[]; failed: number };
  onClose: () => void;
};

const NO_COPIES = { files: [], failed: 0 };

/** The form of a product (ADM-6). A failed save keeps all values. */
export function ProductForm(props: ProductFormProps) {
  const { title, values, product, copied = NO_COPIES, onClose } = props;
  const { t } = useTranslation();
  const { client } = useShop();
  const id = useId();
  const form = useForm<ProductValues>({ defaultValues: values, mode: 'onTouched' });
  const canReorder = client.features().has('product-image-order');
  const images = useProductImages(product?.product_images ?? [], copied.files, canReorder);
  const save = useSaveProduct(product);
  const isBusy = save.isPending || images.isChecking;
  const stockNow = isApiError(save.error) ? save.error.colors : undefined;

  const saved = useRef(false);
  const isChanged = form.formState.isDirty || images.isChanged;
  const hasUnsavedChanges = useCallback(() => isChanged && !saved.current, [isChanged]);

  function submit(typed: ProductValues) {
    if (isBusy) return;
    // After a stock conflict the form shows the current stock, and the next save is based on it.
    const base = client.features().has('stock-merge') ? (stockNow ?? product?.colors) : undefined;
    save.mutate(productDraft(typed, imageDraft(images.items, canReorder), base), {
      onSuccess() {
        saved.current = true;
        onClose();
      },
      onError(error) {
        for (const [index, [field, message]] of serverFieldErrors(error).entries()) {
          form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
        }
      },
    });
  }

  return (
    <ResponsiveDialog
      open
      title={title}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <SaveNotice save={save}>
            {t('productForm.failed')}{' '}
            {stockNow ? t('productForm.stockMoved') : t(`errors.${errorKey(save.error)}`)}
          </SaveNotice>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <AriaDisabledButton type="submit" form={id} variant="contained" inactive={isBusy}>
            {save.isPending ? t('pleaseWait') : t('productForm.save')}
          </AriaDisabledButton>
        </>
      }
    >
      <FormProvider {...form}>
        <Box
          component="form"
          id={id}
          sx={{ display: 'grid', gap: 5 }}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          noValidate
        >
          <ImageFields images={images} error={imageFieldError(save.error)}>
            {copied.failed > 0 && (
              <Alert severity="error">
                {t('productForm.imageCopyFailed', { number: copied.failed })}
              </Alert>
            )}
          </ImageFields>
          <ProductFields />
          <ColorFields stockNow={stockNow} />
        </Box>
      </FormProvider>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} />
    </ResponsiveDialog>
  );
}
