import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { createLinkedOrderClient } from './create-linked-order-client.ts';
import { createShopperClient } from './create-shopper-client.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const options = { baseUrl: 'http://localhost' };

/** The names in backquotes, in their order in the text. */
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);

/** The methods of each group of a client; its other members are functions. */
function methodsOf(client: object) {
  const groups = Object.entries(client).filter(([name, group]) => {
    return name !== 'options' && typeof group === 'object';
  });
  return Object.fromEntries(groups.map(([name, group]) => [name, Object.keys(group)]));
}

/** The methods of each group in the table: all of them, and those that need no token. */
const table = [...readme.matchAll(/^\| `(\w+)` +\| (.*) \|$/gm)].map(
  ([, group = '', methods = '']) => ({
    group,
    all: namesIn(methods),
    withoutToken: namesIn(methods.split('with a token:', 1).join('')),
  }),
);

test('README.md lists every group of a client with its methods', () => {
  const client = methodsOf(createApiClient(options));
  const listed = table.filter(({ group }) => group in client);
  expect(listed.map(({ group }) => group)).toEqual(Object.keys(client));
  for (const { group, all } of listed) expect(new Set(all), group).toEqual(new Set(client[group]));
});

test('README.md lists what a shopper’s client calls without a token', () => {
  const client = methodsOf(createShopperClient(options));
  for (const [group, methods] of Object.entries(client)) {
    const listed = table.find((row) => row.group === group)?.withoutToken;
    expect(listed, group).toEqual(expect.arrayContaining(methods));
  }
});

test('README.md names the calls of a buyer’s link', () => {
  const { commands } = createLinkedOrderClient({ options });
  for (const name of Object.keys(commands)) expect(readme).toContain(`\`commands.${name}\``);
});
