import { resolve } from 'node:path';
import startSystems from '../fixtures/global-setup.ts';
import { startReferenceApiServer } from '../fixtures/reference-api-server/server.ts';
import { publishSystem } from '../fixtures/running-systems.ts';
import { serveApp } from '../fixtures/serve-app.ts';

const IMAGE = resolve(
  import.meta.dirname,
  '../../tools/demo-catalogue/images/promo-couffin-1.webp',
);

/** Starts our two systems, and both apps on the reference API server. */
export default async function startAllSystems(): Promise<() => Promise<void>> {
  const stopSystems = await startSystems();
  const apiServer = await startReferenceApiServer(IMAGE, { repliesWithCreated: true });
  const [storefront, backoffice] = await Promise.all([
    serveApp('storefront', apiServer.url),
    serveApp('backoffice', apiServer.url),
  ]);
  publishSystem('reference', {
    api: apiServer.url,
    storefront: storefront.url,
    backoffice: backoffice.url,
    owner: { username: 'owner', password: 'a long password' },
  });
  return async () => {
    await Promise.all([storefront.close(), backoffice.close(), apiServer.close()]);
    await stopSystems();
  };
}
