export { ApiError, isApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';
export { createApiClient, type ApiClient } from './create-api-client.ts';
export { createShopperClient, type ShopperClient } from './create-shopper-client.ts';
export type { OrderOptions } from './groups/commands.ts';
export type { ImageChange, ImageDraft } from './groups/images.ts';
export type { FacetsQuery, ProductDraft } from './groups/products.ts';
export type {
  ApiClientOptions,
  CallOptions,
  InvalidItem,
  Listing,
  TokenStore,
  Unreadable,
} from './options.ts';
export type { OrderConfirmation } from './readers/order-confirmation.ts';
