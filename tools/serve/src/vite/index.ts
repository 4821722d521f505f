export { brotli } from './brotli.ts';
export { earlyPreloads, type EarlyView } from './early-preloads.ts';
export { preloadRoute } from './preload-route.ts';
export { servedPage } from './served-page.ts';
