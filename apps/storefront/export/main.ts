import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runExport } from '@shop/static-export';
import { prerender } from './prerender.ts';
import { redirectRules } from './redirect-rules.ts';

const app = resolve(import.meta.dirname, '..');
const client = join(app, 'dist');
const server = join(app, 'dist-server/entry-server.js');
const MANIFEST = 'manifest.webmanifest';

await runExport(process.argv.slice(2), (options) => ({
  app: 'storefront',
  build: client,
  hostFiles: join(import.meta.dirname, 'host-files'),
  ignoredFiles: ['robots.txt', MANIFEST],
  addPages: async (output, { config, origin }, appPage) => {
    const { name } = config.brand;
    const manifest: object = JSON.parse(await readFile(join(client, MANIFEST), 'utf8'));
    await output.write(MANIFEST, JSON.stringify({ ...manifest, name, short_name: name }));
    const sitemap = options.prerender ? `\nSitemap: ${origin}/sitemap.xml\n` : '';
    await output.write('robots.txt', `User-agent: *\nAllow: /\n${sitemap}`);
    // Where the products are rendered, one without a page is not found. Otherwise, the hosts have this file for all.
    if (options.prerender) await prerender({ client, server }, output, options);
    else await output.write('product.html', appPage);
    await output.write('_redirects', redirectRules(output.has));
  },
}));
