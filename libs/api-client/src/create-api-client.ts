import type { ApiClient, ApiClientOptions } from './api-client.ts';

/** Makes the client of one API address. */
export declare function createApiClient(options: ApiClientOptions): ApiClient;
