import { useDebouncedValue } from '@shop/app-kit';
import { normalizePhone, phoneDigits } from '@shop/contract/phone';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import { useQuery } from '@tanstack/react-query';
import { CUSTOMERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

const DEBOUNCE_MS = 300;
/** Fewer digits are the beginning of too many numbers. */
const MIN_DIGITS = 6;
const MAX_MATCHES = 3;

/** The records of the customers whose number begins with the typed one; none without the feature `customers`. */
export function useCustomerMatches(number: string) {
  const { client } = useShop();
  const phone = normalizePhone(number);
  const typed = useDebouncedValue(tunisianDigits(phone) ?? phone, DEBOUNCE_MS);
  const isEnabled = client.features().has('customers') && phoneDigits(typed).length >= MIN_DIGITS;
  const { data, error } = useQuery({
    queryKey: [CUSTOMERS, 'of-number', typed],
    queryFn: async ({ signal }) => {
      const found = await client.customers.list({ search: typed, limit: MAX_MATCHES }, { signal });
      const customers = found.items.slice(0, MAX_MATCHES);
      return Promise.all(customers.map(({ id }) => client.customers.get(id, { signal })));
    },
    enabled: isEnabled,
  });
  return { customers: isEnabled ? (data ?? []) : [], hasFailed: isEnabled && error !== null };
}
