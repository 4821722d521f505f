/** The path of the built service worker (`vite/service-worker.ts`), whose scope is every page of the shop. */
const SERVICE_WORKER = '/sw.js';

/** The content security policy allows this policy by its name (`tools/static-server/src/security-headers.ts`). */
const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => SERVICE_WORKER,
});

/**
 * Registers the service worker, so that every page of the shop opens without a connection (F6). Resolves
 * without one in a browser that has none, and on a page without TLS.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? SERVICE_WORKER);
}
