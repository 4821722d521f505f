import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DOCS = join(import.meta.dirname, '../../docs');
const FILES = ['nginx.conf', 'hosting/storefront.nginx.conf', 'hosting/backoffice.nginx.conf'];
/** Variables of nginx with a query, an address of a client or the page before; `$uri` has none of them. */
const PERSONAL = /\$(?:request(?!_method|_time|_id)|args|arg_|query_string|http_|remote_|is_args)/;

const texts = await Promise.all(FILES.map((file) => readFile(join(DOCS, file), 'utf8')));

test('P2 no log format of the nginx examples has a query, a referrer or an address', () => {
  const formats = texts.flatMap((text) => text.match(/^log_format .*$/gm) ?? []);
  expect(formats.length).toBeGreaterThan(0);
  for (const format of formats) expect(format).not.toMatch(PERSONAL);
});

test.each(FILES)(
  'P2 each server of %s has such a format, and logs no request with an error',
  (file) => {
    const text = texts[FILES.indexOf(file)] ?? '';
    const servers = text.split(/^server \{$/m).slice(1);
    expect(servers.length).toBeGreaterThan(0);
    for (const server of servers) {
      expect(server).toMatch(/^ {4}access_log \S+ (?:without_query|shop_pages);$/m);
      // nginx writes the request line into the error log with each error below this level.
      expect(server).toMatch(/^ {4}error_log \S+ crit;$/m);
    }
  },
);
