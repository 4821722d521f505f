import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stockLeft, createProduct } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A program outside this repository: it uses only the package and the URL of the API. */
const PROGRAM = `
import { createApiClient, isApiError } from '@shop/api-client';

const [baseUrl = '', id = ''] = process.argv.slice(2);
const client = createApiClient({ baseUrl });
const { items } = await client.products.listByGender('Women');
const product = items.find(({ product_Id }) => product_Id === id);
const color = product?.colors[0]?.color_name;
if (product === undefined || color === undefined) throw new Error('The product is not listed.');

const order = {
  client_name: 'Amira',
  email: 'amira@example.tn',
  number: '98765432',
  city: 'Tunis',
  street: '1, rue du Jasmin',
  total_amount: (Number(product.discounted_price) + 8).toFixed(2),
  shipping_charge: '8.00',
  command_products: [{ product: id, size: 'M', color, quantity: 1 }],
};
const placed: string | undefined = (await client.commands.create(order)).command_id;
const rejected: unknown = await client.commands
  .create({ ...order, client_name: 'Leïla' })
  .catch((error: unknown) => error);
const code = isApiError(rejected) ? rejected.code : undefined;
console.log(JSON.stringify({ placed, code }));
`;

const enginesOf = async (folder: string): Promise<unknown> => {
  const description: { engines?: unknown } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return description.engines;
};

test('the built api-client orders from a running API outside this repository, with its types', async ({
  shop,
}) => {
  const product = await createProduct(shop, {
    name: `Package ${crypto.randomUUID()}`,
    sizes: { M: 1 },
  });
  await run('npm', ['run', 'build', '-w', 'libs/api-client'], { cwd: ROOT });
  expect(await enginesOf(join(ROOT, 'libs/api-client/dist'))).toEqual(
    await enginesOf(join(ROOT, 'node_modules/ky')),
  );
  const folder = await mkdtemp(join(tmpdir(), 'api-client-'));
  try {
    const modules = join(folder, 'node_modules');
    await cp(join(ROOT, 'libs/api-client/dist'), join(modules, '@shop/api-client'), {
      recursive: true,
    });
    await writeFile(join(folder, 'order.ts'), PROGRAM);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');

    const { stdout } = await run(
      process.execPath,
      ['--experimental-strip-types', '--no-warnings', 'order.ts', shop.api, product.product_Id],
      { cwd: folder },
    );
    expect(JSON.parse(stdout)).toEqual({
      placed: expect.stringMatching(/^\w{5}-\w{5}$/),
      code: 'out_of_stock',
    });
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);

    // The package's declared dependencies, and Node's types for the program itself.
    await mkdir(join(modules, '@types'));
    for (const name of ['ky', 'zod', '@types/node', 'undici-types']) {
      await symlink(join(ROOT, 'node_modules', name), join(modules, name));
    }
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = '--noEmit --strict --skipLibCheck false --module nodenext --target es2024';
    await run(process.execPath, [tsc, ...options.split(' '), '--types', 'node', 'order.ts'], {
      cwd: folder,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
