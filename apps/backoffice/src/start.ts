import { recoverFromChunkError, reloadWhenServerResponds } from '@shop/app-kit';

/**
 * The script inside `index.html`: it loads the app, the first module that the page preloads. When the app's
 * scripts cannot be loaded, the page shows the message of `index.html`, and is reloaded when its server responds
 * (F6). It is inline, because a script file could be what is missing.
 */
async function start(): Promise<void> {
  const app = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]');
  try {
    await import(/* @vite-ignore */ app?.href ?? '');
  } catch (error) {
    const message = document.querySelector('#load-error');
    message?.setAttribute('data-failed', '');
    const outcome = await recoverFromChunkError();
    if (outcome === 'unreachable' || outcome === 'failing') {
      message?.setAttribute('data-reloads', '');
      reloadWhenServerResponds();
    }
    throw error;
  }
}

void start();
