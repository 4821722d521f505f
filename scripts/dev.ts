import { runMain } from './run-main.ts';
import { runShop } from './shop/run-shop.ts';

await runMain(() => runShop('dev'));
