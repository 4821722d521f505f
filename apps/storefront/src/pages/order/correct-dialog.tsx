import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { LinkedOrder } from '@shop/contract/schemas';
import { Button, Dialog, SelectField, TextField } from '@shop/ui';
import { useSizeName } from '../../lib/use-size-name.ts';
import { ChangeError } from './change-error.tsx';
import type { LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './order-dialog.module.css';

type Props = {
  order: LinkedOrder;
  change: LinkedOrderState['change'];
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
};

/** The form to correct the address and the sizes of an order. */
export function CorrectDialog({ open, onClose, ...form }: Props) {
  const { t } = useOrderTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t('form.title')} closeLabel={t('form.close')}>
      {open && <CorrectForm {...form} />}
    </Dialog>
  );
}

type Values = { city: string; street: string; sizes: string[] };

function CorrectForm({ order, change, onSaved }: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const sizeName = useSizeName();
  const lines = order.command_products;
  const { register, handleSubmit, formState, getValues, setValue } = useForm<Values>({
    defaultValues: {
      city: order.city,
      street: order.street,
      sizes: lines.map(({ size }) => size),
    },
  });
  const submit = handleSubmit((values) => change.mutate(values, { onSuccess: onSaved }));
  const isFilled = (value: string) => value.trim() !== '';

  useEffect(() => {
    // A size that was sold meanwhile is no choice any more.
    for (const [index, { size, sizes }] of lines.entries()) {
      if (!sizes.includes(getValues(`sizes.${index}`))) setValue(`sizes.${index}`, size);
    }
  }, [lines, getValues, setValue]);

  return (
    <form
      method="dialog"
      noValidate
      className={styles.content}
      onSubmit={(event) => void submit(event)}
    >
      {Array.from(
        lines.entries(),
        ([place, { product, sizes }]) =>
          sizes.length > 1 && (
            <SelectField
              key={place}
              label={t('form.size', { name: product.product_name })}
              options={sizes.map((size) => ({ value: size, label: sizeName(size).name }))}
              {...register(`sizes.${place}`)}
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
        <Button type="submit" loadingText={change.isPending ? tShop('pleaseWait') : undefined}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
}
