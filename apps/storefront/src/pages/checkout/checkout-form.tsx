import { useTranslation } from '@shop/i18n/react';
import { MAX_LENGTH } from '@shop/contract/constants';
import { Button, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { useMoney } from '../../platform/use-language.ts';
import { OrderFailure } from './order-failure.tsx';
import { useCheckoutFields } from './use-checkout-fields.ts';
import type { Ordering } from './use-order.ts';
import styles from './checkout-form.module.css';

type Props = {
  lines: readonly CartLine[];
  order: Ordering;
  /** Where the cart has changed and is not repaired: shows what to do instead of sending it. */
  onUnrepaired: (() => void) | undefined;
};

/** CMD-1, CMD-3, CMD-5: the form keeps what was typed until the order is placed. */
export function CheckoutForm({ lines, order, onUnrepaired }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const { submitForm, field } = useCheckoutFields(order.failure, async (fields) => {
    if (onUnrepaired) onUnrepaired();
    else await order.submit(fields);
  });

  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={submitForm}
      noValidate
      aria-label={t('checkout.details')}
    >
      <h2 className={styles.title}>{t('checkout.details')}</h2>
      <TextField
        label={t('checkout.name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MAX_LENGTH.name}
        {...field('client_name')}
      />
      <TextField
        type="email"
        label={t('checkout.email')}
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_LENGTH.email}
        {...field('email')}
      />
      <TextField
        type="tel"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('number')}
      />
      <TextField
        label={t('checkout.city')}
        autoComplete="address-level2"
        autoCapitalize="words"
        maxLength={MAX_LENGTH.city}
        {...field('city')}
      />
      <TextField
        label={t('checkout.street')}
        hint={t('checkout.streetHint')}
        autoComplete="street-address"
        maxLength={MAX_LENGTH.street}
        {...field('street')}
      />
      <OrderFailure order={order} lines={lines} />
      <p className={styles.note}>
        {t('checkout.paymentNote', { total: money(cartTotals(lines).total) })}
      </p>
      <Button type="submit" busyText={order.isBusy ? t('pleaseWait') : undefined}>
        {t('checkout.submit')}
      </Button>
    </form>
  );
}
