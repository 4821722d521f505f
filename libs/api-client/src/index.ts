export { ApiError, isApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
export {
  createOnce,
  CreateOutcomeError,
  type CreateOnce,
  type CreateOutcome,
  type CreateSteps,
} from './create-once.ts';
export { createLinkedOrderClient, type LinkedOrderClient } from './create-linked-order-client.ts';
export {
  createShopperClient,
  preloadShopperClient,
  type ShopperClient,
} from './create-shopper-client.ts';
export { isResponseLost } from './lost-response.ts';
export type { ImageChange, ImageDraft } from './groups/images.ts';
export type { ProductDraft } from './groups/products.ts';
export type {
  ApiClientOptions,
  CallOptions,
  CreateOptions,
  InvalidItem,
  Listing,
  TokenStore,
  UnreadableItems,
  SaveOptions,
} from './options.ts';
export { randomKey } from './random-key.ts';
export type { OrderConfirmation } from './readers/order-confirmation.ts';
