import type { SafeStorage } from '@shop/app-kit';
import { parseJson } from '@shop/contract/parse-json';
import { stateField } from '../../lib/navigation-state.ts';
import type { CheckoutFields } from './order-request.ts';

const TYPED_KEY = 'shop:checkout';
const CUSTOMER_KEY = 'shop:customer';

const EMPTY: CheckoutFields = { client_name: '', email: '', number: '', city: '', street: '' };

/** The values of the checkout form: the fields, and whether they are remembered on this device. */
export type CheckoutValues = CheckoutFields & { isRemembered: boolean };

/** The storages of a checkout: the device's for the next order, and the tab's for a reload. */
export type CheckoutStorages = { device: SafeStorage; tab: SafeStorage };

/** The values that were typed before a reload, or the remembered ones; empty without either. */
export function readStoredValues({ device, tab }: CheckoutStorages): CheckoutValues {
  const typed = parseJson(tab.read(TYPED_KEY));
  if (isObject(typed)) {
    return { ...readFields(typed), isRemembered: stateField(typed, 'isRemembered') === true };
  }
  const customer = parseJson(device.read(CUSTOMER_KEY));
  return { ...readFields(customer), isRemembered: isObject(customer) };
}

/**
 * Stores the typed values in the tab, for a reload. When the choice to be remembered was just taken back, the fields on
 * the device are removed at once (P2): a shopper who unticks it may leave without an order.
 */
export function storeTypedValues(
  { device, tab }: CheckoutStorages,
  values: CheckoutValues,
  former: CheckoutValues,
): void {
  tab.write(TYPED_KEY, JSON.stringify(values));
  if (former.isRemembered && !values.isRemembered) device.remove(CUSTOMER_KEY);
}

/**
 * After an accepted order (P2): removes the typed values. The fields of the order are stored on the device when the
 * shopper ticked that choice; otherwise the former ones are removed.
 */
export function settleStoredValues(storages: CheckoutStorages, values: CheckoutValues): void {
  const { isRemembered, ...fields } = values;
  storages.tab.remove(TYPED_KEY);
  if (isRemembered) storages.device.write(CUSTOMER_KEY, JSON.stringify(fields));
  else storages.device.remove(CUSTOMER_KEY);
}

/** Accepts any stored value (F3). */
function readFields(stored: unknown): CheckoutFields {
  const text = (name: keyof CheckoutFields) => {
    const value = stateField(stored, name);
    return typeof value === 'string' ? value : EMPTY[name];
  };
  return {
    client_name: text('client_name'),
    email: text('email'),
    number: text('number'),
    city: text('city'),
    street: text('street'),
  };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
