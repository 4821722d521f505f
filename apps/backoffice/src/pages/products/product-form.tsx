import Button from '@mui/material/Button';
import { isApiError } from '@shop/api-client';
import type { Product } from '@shop/contract/schemas';
import { useCallback, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@shop/i18n/react';
import { Sheet } from '../../features/screen/sheet.tsx';
import { LeaveGuard } from '../../features/unsaved/leave-guard.tsx';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { ColorFields } from './color-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { hostFaults, pictureFault } from './product-form-fault.ts';
import styles from './product-form.module.css';
import { productDraft, type ProductValues } from './product-values.ts';
import { pictureDraft } from '../../features/pictures/picture-list.ts';
import { SaveProgress } from './save-progress.tsx';
import { usePictures } from './use-pictures.ts';
import { useSaveProduct } from './use-save-product.ts';

export type ProductFormProps = {
  title: string;
  /** What the fields start from. */
  values: ProductValues;
  /** The product to edit, as it was when the form was opened; without one, a new one. */
  product?: Product | undefined;
  /** The pictures a new product starts with, and how many of them could not be had: a copy's. */
  copied?: { files: readonly File[]; failed: number };
  onClose: () => void;
};

const NO_COPIES = { files: [], failed: 0 };

/** The modal form of a product (ADM-6). A save that fails keeps all that was typed and chosen. */
export function ProductForm(props: ProductFormProps) {
  const { title, values, product, copied = NO_COPIES, onClose } = props;
  const { t } = useTranslation();
  const { client } = useShop();
  const id = useId();
  const form = useForm<ProductValues>({ defaultValues: values, mode: 'onTouched' });
  const anyOrder = client.features().has('picture-order');
  const pictures = usePictures(product?.product_images ?? [], copied.files, anyOrder);
  const save = useSaveProduct(product);
  const stockNow = isApiError(save.error) ? save.error.colors : undefined;

  const saved = useRef(false);
  const isChanged = form.formState.isDirty || pictures.isChanged;
  const isUnsaved = useCallback(() => isChanged && !saved.current, [isChanged]);

  function submit(typed: ProductValues) {
    if (save.isPending) return;
    // After a refusal over stock, what the owner sees beside each field is what the form starts from.
    const base = client.features().has('stock-merge') ? (stockNow ?? product?.colors) : undefined;
    save.mutate(productDraft(typed, pictureDraft(pictures.slots, anyOrder), base), {
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
      title={title}
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
          {save.sent !== undefined && <SaveProgress sent={save.sent} />}
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SteadyButton type="submit" form={id} variant="contained" inactive={save.isPending}>
            {save.isPending ? t('pleaseWait') : t('productForm.save')}
          </SteadyButton>
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
          <PictureFields pictures={pictures} anyOrder={anyOrder} fault={pictureFault(save.error)}>
            {copied.failed > 0 && (
              <Message tone="problem">
                {t('productForm.copyFailed', { number: copied.failed })}
              </Message>
            )}
          </PictureFields>
        </form>
      </FormProvider>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Sheet>
  );
}
