import type { QuarantineReason } from '@shop/contract/constants';
import type { OrderRequest } from '@shop/contract/schemas';
import type { AppContext } from './app-context.ts';

/**
 * Why an order may come from a program: its form has a hidden field that people leave empty, and people need some
 * seconds to fill it. An order without data about its form, such as that of another client, has no reason.
 */
export function quarantineReason(
  { orderSettings }: Pick<AppContext, 'orderSettings'>,
  { form }: Pick<OrderRequest, 'form'>,
): QuarantineReason | undefined {
  if (!form) return undefined;
  if (form.website !== '') return 'filled_hidden_field';
  const { minFillSeconds = 0 } = orderSettings;
  return form.shown_ms < minFillSeconds * 1_000 ? 'filled_too_fast' : undefined;
}
