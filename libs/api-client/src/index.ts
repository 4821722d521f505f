export type {
  ApiClient,
  ApiClientOptions,
  CallOptions,
  Dropped,
  FacetsQuery,
  ImageChange,
  ImageDraft,
  Listing,
  OrderConfirmation,
  OrderOptions,
  ProductDraft,
  TokenStore,
} from './api-client.ts';
export { ApiError, isApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';
export { createApiClient } from './create-api-client.ts';
export { createShopperClient, type ShopperClient } from './create-shopper-client.ts';
export { pictureUrl } from './picture-url.ts';
