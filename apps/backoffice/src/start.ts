import '@shop/ui/styles.css';
import '@shop/ui/themes.css';
import './load-error.css';
import { recoverFromChunkError, reloadWhenServerResponds } from '@shop/app-kit';

/**
 * Loads the app. When its scripts cannot be loaded, the page shows the message of `index.html`, and is
 * reloaded when its server responds (F6).
 */
async function start(): Promise<void> {
  try {
    await import('./main.tsx');
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
