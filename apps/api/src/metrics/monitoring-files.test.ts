import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERROR_STATUS } from '@shop/contract/error-codes';
import { expect, test } from 'vitest';
import { createSqliteDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { logIn } from '../testing/requests.ts';
import { sendOrder } from '../testing/orders.ts';
import { createTestApi } from '../testing/test-api.ts';
import { measure, type Metrics } from './metrics.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/monitoring');
/** Metrics of Prometheus itself and of its blackbox exporter. */
const OF_PROMETHEUS = new Set(['up', 'probe_success', 'probe_ssl_earliest_cert_expiry']);
/** Words of the query language, and names of labels. */
const WORDS = new Set(
  'sum min max by le rate increase histogram_quantile predict_linear time or and outcome status state method route job'.split(
    ' ',
  ),
);

/** The names of the metrics in a query. */
function metricsIn(query: string): string[] {
  const names = query.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '').match(/[a-z_][a-z0-9_]*/g) ?? [];
  return names.filter((name) => !WORDS.has(name));
}

test('each error of the server itself counts as a failed order', async () => {
  const alerts = await readFile(join(FOLDER, 'alerts.yml'), 'utf8');
  const [, outcomes = ''] = /shop_order_requests_total\{outcome=~"([^"]*)"\}/.exec(alerts) ?? [];
  const ofServer = Object.entries(ERROR_STATUS).filter(([, status]) => status >= 500);
  expect(outcomes.split('|').toSorted()).toEqual(ofServer.map(([code]) => code).toSorted());
});

test('the alert rules and the dashboard use only metrics that exist', async () => {
  const testDatabase = await createSqliteDatabase();
  let metrics: Metrics | undefined;
  const api = await createTestApi(testDatabase, {
    prepare: (context, app) => {
      metrics = measure(context, app);
    },
  });
  const { access } = await logIn(api);
  const { product_Id: product } = await addProduct(api, access);
  await sendOrder(api, orderBody(product));
  const { text = '' } = (await metrics?.read()) ?? {};
  // Also the first scrape has the size of the disk.
  expect(text).toMatch(/^shop_disk_size_bytes [1-9]\d*$/m);
  const existing = new Set(
    text.split('\n').flatMap((line) => /^([a-z_]\w*)[ {]/.exec(line)?.[1] ?? []),
  );

  const alerts = await readFile(join(FOLDER, 'alerts.yml'), 'utf8');
  const rules = alerts.split(/^ {6}- alert: /m).slice(1);
  const queries = rules.map((rule) => /expr: (?:>-)?([^]*?)\n {8}\w+:/.exec(rule)?.[1] ?? '');
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    await readFile(join(FOLDER, 'grafana-dashboard.json'), 'utf8'),
  );
  queries.push(...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));

  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    const used = metricsIn(query);
    expect(used, query).not.toEqual([]);
    const missing = used.filter((name) => !existing.has(name) && !OF_PROMETHEUS.has(name));
    expect(missing, query).toEqual([]);
  }
  await api.close();
  await testDatabase.remove();
});
