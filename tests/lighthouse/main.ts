import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireProduct } from '@shop/contract/schemas';
import { startShop } from '../system/system.ts';
import {
  CATEGORIES,
  FIGURES,
  largestElement,
  runLighthouse,
  type Verdict,
} from './run-lighthouse.ts';

const RUNS = Number(process.argv[2] ?? 5);

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function summary(verdicts: readonly Verdict[]): Record<string, number | string> {
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(median(verdicts.map(({ categories }) => categories[name].score ?? 0)) * 100),
  ]);
  const figures = FIGURES.map((name) => [
    name,
    Number(median(verdicts.map(({ audits }) => audits[name].numericValue)).toFixed(3)),
  ]);
  const [last] = verdicts;
  return {
    ...Object.fromEntries([...scores, ...figures]),
    'largest element': last ? largestElement(last) : '',
  };
}

/** Medians of home, shop and one product, on a shop of its own with the demo catalogue. */
async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const shop = await startShop({ SHOP_DATA_DIR: folder, SHOP_SEED: 'demo' });
  try {
    await shop.untilSaid(/^Demo catalogue: (\d+) of \1$/);
    const { storefront, api } = shop.addresses;
    const products: WireProduct[] = await (await fetch(`${api}/api/products/`)).json();
    const pages = ['/', '/shop', `/product/x?id=${products[0]?.product_Id}`];
    const table: Record<string, Record<string, number | string>> = {};
    for (const page of pages) {
      const verdicts: Verdict[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        verdicts.push(await runLighthouse(storefront + page));
      }
      table[page] = summary(verdicts);
    }
    console.log(`Lighthouse, mobile, medians of ${RUNS}; times in milliseconds`);
    for (const [page, figures] of Object.entries(table)) console.log(page, figures);
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true });
  }
}

await measure();
