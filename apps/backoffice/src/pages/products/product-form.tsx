import Button from '@mui/material/Button';
import { isApiError } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { colors as tokens } from '@shop/ui/tokens';
import { useCallback, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../features/screen/sheet.tsx';
import { LeaveGuard } from '../../features/unsaved/leave-guard.tsx';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { ColorFields } from './color-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { hostFaults, pictureFault } from './product-form-fault.ts';
import styles from './product-form.module.css';
import { productDraft, productValues, type ProductValues } from './product-values.ts';
import { usePictureChanges } from './use-picture-changes.ts';
import { useSaveProduct } from './use-save-product.ts';

export type ProductFormProps = {
  /** The product to edit, as it was when the form was opened; without one, a new one. */
  product?: Product | undefined;
  onClose: () => void;
};

/** The modal form of a product (ADM-6). A save that fails keeps all that was typed and chosen. */
export function ProductForm({ product, onClose }: ProductFormProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const id = useId();
  const form = useForm<ProductValues>({
    defaultValues: productValues(product, tokens.light.door),
    mode: 'onTouched',
  });
  const pictures = usePictureChanges(product?.product_images.length ?? 0);
  const save = useSaveProduct(product);
  const stockNow = isApiError(save.error) ? save.error.colors : undefined;

  const saved = useRef(false);
  const isChanged = form.formState.isDirty || pictures.isChanged;
  const isUnsaved = useCallback(() => isChanged && !saved.current, [isChanged]);

  function submit(values: ProductValues) {
    if (save.isPending) return;
    // After a refusal over stock, what the owner sees beside each field is what the form starts from.
    const base = client.features().has('stock-merge') ? (stockNow ?? product?.colors) : undefined;
    save.mutate(productDraft(values, pictures, base), {
      onSuccess() {
        saved.current = true;
        onClose();
      },
      onError(error) {
        for (const [index, [field, message]] of hostFaults(error).entries()) {
          form.setError(field, { type: 'host', message }, { shouldFocus: index === 0 });
        }
      },
    });
  }

  return (
    <Sheet
      open
      title={product ? t('productForm.edit') : t('productForm.create')}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          {save.error && (
            <div className={styles.failure}>
              <Message tone="problem">
                {t('productForm.failed')}{' '}
                {stockNow ? t('productForm.stockMoved') : t(`errors.${failureKey(save.error)}`)}
              </Message>
            </div>
          )}
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="contained" disabled={save.isPending}>
            {save.isPending ? t('pleaseWait') : t('productForm.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          className={styles.form}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          noValidate
        >
          <ProductFields />
          <ColorFields stockNow={stockNow} />
          <PictureFields
            current={product?.product_images ?? []}
            changes={pictures}
            fault={pictureFault(save.error)}
          />
        </form>
      </FormProvider>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Sheet>
  );
}
