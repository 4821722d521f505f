import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '@shop/contract/constants';
import { Button, CashIcon, Checkbox, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { OrderBar } from '../../features/cart/order-bar.tsx';
import { formatPhoneInput } from '../../lib/format-phone-input.ts';
import { useMoney } from '../../lib/use-money.ts';
import { HiddenField } from './hidden-field.tsx';
import { ContactDetails } from './contact-details.tsx';
import { OrderError } from './order-error.tsx';
import { useCheckoutFields } from './use-checkout-fields.ts';
import type { OrderSubmission } from './use-submit-order.ts';
import styles from './checkout-form.module.css';

type Props = {
  lines: readonly CartLine[];
  order: OrderSubmission;
  /** Whether the cart should be updated first: Submit is not the main action then. */
  isOutdated: boolean;
};

/**
 * CMD-1, CMD-3, CMD-5: the form of the order. Its values stay until the order is accepted. Issues of the cart do not
 * prevent a submission (section 5): the API server compares the order with the current prices and stock.
 */
export function CheckoutForm({ lines, order, isOutdated }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const rememberHint = useId();
  const website = useRef<HTMLInputElement>(null);
  const { submitForm, field, isPhoneDoubtful, rememberField, contact } = useCheckoutFields(
    order.failure,
    (fields) => order.submit(fields, website.current?.value ?? ''),
  );
  const phone = formatPhoneInput(contact.number);

  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={submitForm}
      noValidate
      aria-label={t('checkout.details')}
    >
      <h2 className={styles.title}>{t('checkout.details')}</h2>
      <div className={styles.fields}>
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
          warning={isPhoneDoubtful ? t('checkout.phoneWarning') : undefined}
          autoComplete="tel"
          inputMode="tel"
          maxLength={MAX_LENGTH.phone}
          {...field('number')}
        />
        <TextField
          label={t('checkout.city')}
          hint={t('checkout.cityHint')}
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
      </div>
      <div>
        <Checkbox
          label={t('checkout.remember')}
          aria-describedby={rememberHint}
          {...rememberField}
        />
        <p id={rememberHint} className={styles.note}>
          {t('checkout.rememberHint')}
        </p>
      </div>
      <HiddenField ref={website} />
      <OrderError order={order} lines={lines} />
      <div className={styles.submission}>
        <ContactDetails {...contact} isPhoneInBar />
        <div className={styles.submit}>
          <OrderBar
            lines={lines}
            // The text of the line below the button, for which a phone's bar has no room.
            totalLabel={t(isOutdated ? 'cart.totalOutdated' : 'checkout.onDelivery')}
            note={
              phone !== '' && (
                <>
                  {t('checkout.callOn')} <bdi>{phone}</bdi>
                </>
              )
            }
          >
            <Button
              type="submit"
              variant={isOutdated ? 'secondary' : 'primary'}
              loadingText={order.isBusy ? t('pleaseWait') : undefined}
            >
              {t('checkout.submit')}
            </Button>
          </OrderBar>
          <p className={styles.trust}>
            <CashIcon size={20} />
            {isOutdated
              ? t('checkout.paymentNoteOutdated')
              : t('checkout.paymentNote', { total: money(cartTotals(lines).total) })}
          </p>
        </div>
      </div>
    </form>
  );
}
