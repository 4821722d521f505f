import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { WireProduct } from '@shop/contract/schemas';
import { freePorts } from '../system/free-ports.ts';
import { serveApp } from '../system/serve-app.ts';
import { startShop } from '../system/system.ts';
import { picturesMade } from './pictures-made.ts';
import { runLighthouse, type Verdict } from './run-lighthouse.ts';
import { summarize } from './summary.ts';
import { untilFirstView } from './warm-up.ts';

const [runs = '5', data] = process.argv.slice(2);

/** Prints the medians of each page of one server. */
async function measure(server: string, origin: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const verdicts: Verdict[] = [];
    // Not counted: the first look at a page is the first work of much that answers it.
    await runLighthouse(origin + page);
    for (let run = 0; run < Number(runs); run += 1) {
      verdicts.push(await runLighthouse(origin + page));
    }
    console.log(server, page, summarize(verdicts));
  }
}

/** Home, shop and one product of the shop of `folder`: with first views, then from a plain static host. */
async function measureShop(folder: string): Promise<void> {
  const [port = 0] = await freePorts(1);
  const shop = await startShop({
    SHOP_DATA_DIR: folder,
    SHOP_SEED: data === undefined ? 'demo' : 'none',
    // The API answers two origins from across: the plain host stands where the back office would.
    SHOP_BACKOFFICE_ORIGIN: `http://127.0.0.1:${port}`,
  });
  const { storefront, api } = shop.addresses;
  try {
    await shop.untilSaid(/^The shop is open/);
    if (data === undefined) await shop.untilSaid(/^Demo catalogue: (\d+) of \1$/);
    await picturesMade(folder);
    const products: WireProduct[] = await (await fetch(`${api}/api/products/`)).json();
    const pages = ['/', '/shop', `/product/x?id=${products[0]?.product_Id}`];
    for (const page of pages) await untilFirstView(storefront + page);
    const plain = await serveApp('storefront', api, { port: String(port) });
    try {
      console.log(`Lighthouse, mobile, medians of ${runs}; times in milliseconds`);
      await measure('rendered', storefront, pages);
      await measure('plain', plain.url, pages);
      console.log(
        'load average',
        loadavg()
          .map((load) => load.toFixed(1))
          .join(' '),
      );
    } finally {
      await plain.close();
    }
  } finally {
    await shop.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  // A shop that is there already is measured by a copy of it.
  if (data !== undefined)
    await cp(resolve(process.env.INIT_CWD ?? '.', data), folder, { recursive: true });
  await measureShop(folder);
} finally {
  await rm(folder, { recursive: true });
}
