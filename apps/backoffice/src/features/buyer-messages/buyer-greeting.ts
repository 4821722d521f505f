import { withoutDirectionControls } from '@shop/contract/plain-text';
import type { BuyerTexts } from '@shop/i18n/buyer-messages';

/** The beginning of a message to a buyer, with the shop's name where there is one. */
export function buyerGreeting(clientName: string, shop: string, { t }: BuyerTexts): string {
  // A control in the name would change the direction of the rest.
  const name = withoutDirectionControls(clientName).trim();
  return shop
    ? t('contactMessage.greetingFrom', { name, shop })
    : t('contactMessage.greeting', { name });
}
