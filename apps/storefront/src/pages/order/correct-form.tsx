import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { LinkedOrder } from '@shop/contract/schemas';
import { Button, SizeSelector, TextField } from '@shop/ui';
import { useSizeName } from '../../lib/use-size-name.ts';
import { ChangeError } from './change-error.tsx';
import type { LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './order-panel.module.css';

type Props = {
  order: LinkedOrder;
  change: LinkedOrderState['change'];
  onClose: () => void;
  onSaved: () => void;
};

type Values = { city: string; street: string; sizes: string[] };

/** The form to correct the address and the sizes of an order. */
export function CorrectForm({ order, change, onClose, onSaved }: Props) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { register, handleSubmit, formState, control } = useCorrection(order);
  const submit = handleSubmit((values) =>
    change.mutate({ ...values, version: order.version }, { onSuccess: onSaved }),
  );
  const isFilled = (value: string) => value.trim() !== '';
  const isSaving = change.isPending;

  return (
    <form
      method="dialog"
      noValidate
      className={styles.panel}
      aria-labelledby="correct"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="correct" ref={heading} tabIndex={-1} className={styles.title}>
        {t('form.title')}
      </h2>
      {Array.from(
        order.command_products.entries(),
        ([place, line]) =>
          line.sizes.length > 1 && (
            <Controller
              key={place}
              control={control}
              name={`sizes.${place}`}
              render={({ field }) => (
                <LineSizes line={line} selected={field.value} onSelect={field.onChange} />
              )}
            />
          ),
      )}
      <TextField
        label={tShop('checkout.street')}
        hint={tShop('checkout.streetHint')}
        autoComplete="street-address"
        maxLength={MAX_LENGTH.street}
        required
        error={formState.errors.street && tShop('checkout.enterStreet')}
        {...register('street', { validate: isFilled })}
      />
      <TextField
        label={tShop('checkout.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.city}
        required
        error={formState.errors.city && tShop('checkout.enterCity')}
        {...register('city', { validate: isFilled })}
      />
      <ChangeError order={order} error={change.error} />
      <div className={styles.actions}>
        <Button type="submit" loadingText={isSaving ? tShop('pleaseWait') : undefined}>
          {t('form.save')}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onClose}>
          {t('form.close')}
        </Button>
      </div>
    </form>
  );
}

type LineSizesProps = {
  line: LinkedOrder['command_products'][number];
  selected: string;
  onSelect: (size: string) => void;
};

function LineSizes({ line: { product, sizes }, selected, onSelect }: LineSizesProps) {
  const { t } = useOrderTexts();
  const sizeName = useSizeName();
  return (
    <SizeSelector
      label={t('form.size', { name: product.product_name })}
      options={sizes.map((size) => ({ value: size, ...sizeName(size), soldOut: false }))}
      selected={selected}
      onSelect={onSelect}
      soldOutText=""
    />
  );
}

/**
 * A form with the present address and sizes: a field that the owner changes meanwhile follows, unless the buyer
 * changed it too. A size that is sold meanwhile is no choice any more.
 */
function useCorrection({ city, street, command_products: lines }: LinkedOrder) {
  const form = useForm<Values>({
    values: { city, street, sizes: lines.map(({ size }) => size) },
    resetOptions: { keepDirtyValues: true },
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    for (const [place, { size, sizes }] of lines.entries()) {
      if (!sizes.includes(getValues(`sizes.${place}`))) setValue(`sizes.${place}`, size);
    }
  }, [lines, getValues, setValue]);
  return form;
}
