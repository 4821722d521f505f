import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@shop/contract/schemas';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { UnsavedChangesGuard } from '../../../features/unsaved-changes/unsaved-changes-guard.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { SaveButton } from '../../../components/save-button.tsx';
import { FieldConflicts } from './field-conflicts.tsx';
import { ImageFields } from './image-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { PriceQuestionDialog } from './price-question-dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import { SectionBar } from './section-bar.tsx';
import { StockGridField } from './stock-grid-field.tsx';
import {
  NO_PRICING,
  priceConfirmation,
  priceQuestion,
  type PriceQuestion,
  type Pricing,
} from '../form/price-question.ts';
import { serverFieldErrors, imageFieldError } from '../form/server-errors.ts';
import { productDraft, type ProductValues } from '../form/product-values.ts';
import type { FetchedImages } from '../../../features/images/fetch-images.ts';
import { imageDraft } from '../../../features/images/image-list.ts';
import { useProductConflicts } from '../hooks/use-product-conflicts.ts';
import { useProductImages } from '../hooks/use-product-images.ts';
import { useSaveProduct } from '../api/use-save-product.ts';

const FORM = {
  display: 'grid',
  gap: 5,
  pt: 4,
  // WCAG 2.4.11: the section bar does not cover what has the focus.
  '& :is(h3, button, input, textarea, [role="combobox"])': {
    scrollMarginTop: 'calc(var(--target) + var(--space-8))',
  },
};

export type ProductFormProps = {
  title: string;
  /** The initial values. */
  values: ProductValues;
  /** The product to edit, as it was when the form was opened; a new one without it. */
  product?: Product | undefined;
  /** The images of a duplicated product, and the number of failed downloads. */
  copied?: FetchedImages;
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
  const canColor = client.features().has('image-colors');
  const images = useProductImages(product?.product_images ?? [], copied.files, canReorder);
  const save = useSaveProduct(product);
  const conflicts = useProductConflicts(product, form);
  const [question, setQuestion] = useState<PriceQuestion>();
  const [confirmedPricing, setConfirmedPricing] = useState<Pricing>(product ? values : NO_PRICING);
  const isBusy = save.isPending || images.isChecking;

  const saved = useRef(false);
  const isChanged = form.formState.isDirty || images.isChanged;
  const hasUnsavedChanges = useCallback(() => isChanged && !saved.current, [isChanged]);

  const { stock, focusStock } = conflicts;
  const focusLatest = useRef(focusStock);
  useEffect(() => {
    focusLatest.current = focusStock;
  });
  useEffect(() => {
    if (stock.length > 0) focusLatest.current();
  }, [stock]);

  function submit(typed: ProductValues) {
    if (isBusy) return;
    const doubt = priceQuestion(typed, confirmedPricing);
    if (doubt) setQuestion(doubt);
    else send(typed);
  }

  function send(typed: ProductValues) {
    const colors = canColor ? typed.color_names : undefined;
    const draft = {
      ...productDraft(typed, imageDraft(images.items, { canReorder, colors })),
      ...priceConfirmation(client, typed),
    };
    save.mutate(
      { draft, base: conflicts.base },
      {
        onSuccess() {
          saved.current = true;
          onClose();
        },
        onError(error) {
          if (conflicts.read(error)) return;
          for (const [index, [field, message]] of serverFieldErrors(error).entries()) {
            form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
          }
        },
      },
    );
  }

  return (
    <ResponsiveDialog
      open
      title={title}
      onClose={onClose}
      maxWidth="md"
      notice={
        <SaveNotice save={save}>
          {t('productForm.failed')} {save.error && t(failureText(save.error))}
        </SaveNotice>
      }
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <SaveButton
            form={id}
            label={t('productForm.save')}
            isSaving={save.isPending}
            inactive={isBusy}
          />
        </>
      }
    >
      <FormProvider {...form}>
        <SectionBar />
        <Box
          component="form"
          id={id}
          sx={FORM}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          noValidate
        >
          {conflicts.fields && (
            <FieldConflicts conflicts={conflicts.fields} onChoose={conflicts.setField} />
          )}
          <ImageFields images={images} canColor={canColor} error={imageFieldError(save.error)}>
            {copied.failed > 0 && (
              <Alert severity="error">
                {t('productForm.imageCopyFailed', { number: copied.failed })}
              </Alert>
            )}
          </ImageFields>
          <ProductFields />
          <PriceFields />
          <StockGridField conflicts={stock} />
        </Box>
        <PriceQuestionDialog
          question={question}
          onConfirm={() => {
            setQuestion(undefined);
            setConfirmedPricing(form.getValues());
            send(form.getValues());
          }}
          onCancel={() => {
            setQuestion(undefined);
            form.setFocus(
              form.getValues('promo_percentage') === values.promo_percentage
                ? 'price'
                : 'promo_percentage',
            );
          }}
        />
      </FormProvider>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} />
    </ResponsiveDialog>
  );
}

function failureText(error: unknown) {
  const key = errorKey(error);
  if (key === 'stock_moved') return 'productForm.stockMoved' as const;
  if (key === 'product_conflict') return 'productForm.productConflict' as const;
  return `errors.${key}` as const;
}
