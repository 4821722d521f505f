import { join } from 'node:path';
import { runMain } from './run-main.ts';
import { readEnvFile } from './setup/env-file.ts';
import { runShop } from './shop/run-shop.ts';

await runMain(async () => {
  readEnvFile(join(import.meta.dirname, '..'));
  await runShop('dev');
});
