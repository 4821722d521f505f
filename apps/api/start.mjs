import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Removing types and compiling takes half of the start time, so the compiled code is cached for the next
// start. The cache is next to the code: who can write there can change the code anyway. Where the folder
// is read-only, nothing is cached.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
// A signal while the modules are loaded ends the process with 0, like a later one (`src/main.ts`).
const exit = () => process.exit(0);
process.once('SIGTERM', exit).once('SIGINT', exit);
await import('./src/main.ts');
// Written now, because a killed process would not write its cache when it ends.
flushCompileCache();
