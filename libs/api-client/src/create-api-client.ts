import { common } from './create-shopper-client.ts';
import { adminAccount } from './groups/account.ts';
import { adminAuth } from './groups/auth.ts';
import { adminBin } from './groups/bin.ts';
import { clientErrors } from './groups/client-errors.ts';
import { adminCommands, shopperCommands } from './groups/commands.ts';
import { adminConfirmation } from './groups/confirmation.ts';
import { adminCustomers } from './groups/customers.ts';
import { adminImages, shopperImages } from './groups/images.ts';
import { adminProducts, shopperProducts } from './groups/products.ts';
import { adminQueries, shopperQueries } from './groups/queries.ts';
import { adminSecurityEvents } from './groups/security-events.ts';
import { adminStaff } from './groups/staff.ts';
import { adminStats } from './groups/stats.ts';
import { allEndpoints } from './http/endpoint-table.ts';
import { createHttpClient } from './http/http-client.ts';
import { createSession } from './http/session.ts';
import type { ApiClientOptions } from './options.ts';

/**
 * Every call of the contract but those of a buyer's link (`createLinkedOrderClient`), in groups; each resolves to
 * data or rejects with one `ApiError`.
 */
export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * Creates the client of one API. Reads are retried at most twice (F1), so the caller's query layer must not
 * retry: set `retry: false` in TanStack Query. Writes are sent once.
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function createApiClient(options: ApiClientOptions) {
  const http = createHttpClient(options, allEndpoints, createSession);
  return {
    ...common(http),
    products: { ...shopperProducts(http), ...adminProducts(http) },
    images: { ...shopperImages(http), ...adminImages(http) },
    commands: { ...shopperCommands(http), ...adminCommands(http) },
    confirmation: adminConfirmation(http),
    customers: adminCustomers(http),
    bin: adminBin(http),
    queries: { ...shopperQueries(http), ...adminQueries(http) },
    auth: adminAuth(http),
    clientErrors: clientErrors(http),
    stats: adminStats(http),
    account: adminAccount(http),
    staff: adminStaff(http),
    securityEvents: adminSecurityEvents(http),
  };
}
