import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Types are taken out and code is compiled once, not at each start: half of what a start costs. Kept
// beside the code, for whoever may write there may change the code; where nobody may, nothing is kept.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('./src/main.ts');
// Now, for a host that is killed keeps nothing at its end.
flushCompileCache();
