import { productSchema, tokensSchema } from '@shop/contract/schemas';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createJpeg, orderBody, productForm } from '../../apps/api/src/testing/products.ts';

/**
 * Uses the shop of the deployment guide through its public addresses, as its owner and a shopper do: a sign-in, a product, the
 * pages, an order. It runs on the server of the guide, with the Node of the shop.
 */
const STOREFRONT = 'https://example.tn';
const BACKOFFICE = 'https://admin.example.tn';
const API = 'https://api.example.tn';
const FIRST_PASSWORD = '/var/lib/dar-yasmine/first-password.txt';
const PASSWORD = 'un mot de passe pour la visite';
const ATTEMPTS = 60;

/** The response to a request, which is repeated while the server behind Caddy starts. */
async function send(url: string, init: RequestInit = {}, status = 200): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, init).catch((error: unknown) => error);
    if (response instanceof Response && response.status === status) return response;
    // 502 by Caddy without a server; 503 by a server that starts, or by a product page that is not rendered yet.
    const starts = !(response instanceof Response) || [502, 503].includes(response.status);
    if (!starts || attempt === ATTEMPTS) {
      const got = response instanceof Response ? await response.text() : response;
      throw new Error(`${url} did not respond with ${status}`, { cause: got });
    }
    await sleep(500);
  }
}

/** A page that is not rendered in time is sent without its content, and rendered for the next request. */
async function waitForRenderedPage(url: string, content: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await (await send(url)).text();
    if (page.includes(content)) return;
    if (attempt === ATTEMPTS) throw new Error(`${url} was not rendered.`);
    await sleep(500);
  }
}

function json(body: unknown, access?: string): RequestInit {
  const authorization = access === undefined ? {} : { authorization: `Bearer ${access}` };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  };
}

async function signIn(username: string, password: string): Promise<string> {
  const response = await send(`${API}/accounts/login/`, json({ username, password }));
  return tokensSchema.parse(await response.json()).access;
}

/** Signs in with the first password and replaces it, unless an earlier run has done so. */
async function openShop(): Promise<string> {
  if (existsSync(FIRST_PASSWORD)) {
    const text = readFileSync(FIRST_PASSWORD, 'utf8').trim().split('\n');
    const [first = ''] = text.slice(-1).map((line) => line.replace(/^\S+: */, ''));
    const access = await signIn('owner', first);
    const change = json({ current_password: first, new_password: PASSWORD }, access);
    await send(`${API}/accounts/password/`, change, 204);
    if (existsSync(FIRST_PASSWORD)) throw new Error('The file of the first password is left.');
  }
  return signIn('owner', PASSWORD);
}

const authorization = `Bearer ${await openShop()}`;
const body = productForm({}, [await createJpeg()]);
const created = await send(
  `${API}/api/products/`,
  { method: 'POST', headers: { authorization }, body },
  201,
);
const { product_Id: product, product_name: name } = productSchema.parse(await created.json());

await waitForRenderedPage(`${STOREFRONT}/product?id=${product}`, name);
await send(`${BACKOFFICE}/admin/login`);

const order = json(orderBody(product, { email: `${product}@exemple.tn` }));
await send(`${API}/api/commands/`, order, 201);
process.stdout.write(`The page of ${name} is rendered, and an order of it is placed.\n`);
