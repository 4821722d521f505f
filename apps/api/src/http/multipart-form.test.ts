import { endpoints } from '@shop/contract/endpoints';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toErrorResponse } from './error-response.ts';
import { addUnreadBodyClose } from './unread-body.ts';
import { withoutDisabledFields } from './feature-fields.ts';
import {
  addMultipart,
  receiveForm,
  validateForm,
  type FormBody,
  type ReceivedForm,
} from './multipart-form.ts';

const MEGABYTE = 1024 * 1024;
const product = {
  product_name: 'Écharpe',
  description: 'Tissée à Mahdia',
  price: '79.90',
  promo_percentage: '0.00',
  badge: 'No Badge',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: 'true',
  colors: '[{"color_name":"#17457F","sizes":[{"size":"M","quantity":3}]}]',
};

let app: FastifyInstance;
let baseUrl = '';
let tempDir = '';

beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'forms-'));
  app = Fastify();
  addUnreadBodyClose(app);
  await addMultipart(app);
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = toErrorResponse(error);
    return reply.code(status).send(body);
  });
  const addForm = (url: string, body: FormBody) =>
    app.route<{ Body: ReceivedForm }>({
      method: 'POST',
      url,
      preValidation: (request) => receiveForm(request, body, tempDir),
      handler: async ({ body: received, uploads }) => {
        const { value: fields, error } = validateForm(body.schema, received);
        if (error) throw error;
        const sizes = await Promise.all(uploads.map(async (file) => (await readFile(file)).length));
        return { fields, sizes };
      },
    });
  addForm('/product', endpoints.createProduct.body);
  addForm('/image', endpoints.createImage.body);
  const { schema, ...rest } = endpoints.createProduct.body;
  addForm('/no-features', {
    ...rest,
    schema: withoutDisabledFields('createProduct', schema, new Set()),
  });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await rm(tempDir, { recursive: true, force: true });
});

type Entry = readonly [string, string | Blob, string?];

function form(entries: Iterable<Entry>): FormData {
  const data = new FormData();
  for (const [name, value, filename] of entries) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, filename ?? 'image.jpg');
  }
  return data;
}

async function send(body: RequestInit['body'], path = '/product', headers = {}) {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    body: body ?? null,
    headers,
  });
  const json: unknown = await response.json();
  return { status: response.status, body: json };
}

function withProduct(...more: Entry[]): FormData {
  return form([...Object.entries(product), ...more]);
}

/** Resolves when no temporary file is left, which can be shortly after the response. */
async function expectNoFiles(): Promise<void> {
  await expect.poll(() => readdir(tempDir), { timeout: 10_000 }).toEqual([]);
}

test('ADM-7 a product form is parsed: JSON fields, flag, money, files in their order', async () => {
  const files = [3, 2, 1].map((size): Entry => ['product_images', new Blob(['x'.repeat(size)])]);
  const { status, body } = await send(withProduct(...files));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    fields: {
      product_name: 'Écharpe',
      price: 79_900,
      promo_percentage: 0,
      is_popular: true,
      removedImages: [],
      colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 3 }] }],
    },
    sizes: [3, 2, 1],
  });
  await expectNoFiles();
});

test.each([
  ['repeated', [['removedImages', '/media/a.jpg'] as const, ['removedImages', 'b'] as const]],
  ['as one JSON list', [['removedImages', '["/media/a.jpg","b"]'] as const]],
])('removedImages is accepted %s', async (_format, entries) => {
  const { body } = await send(withProduct(...entries));
  expect(body).toMatchObject({ fields: { removedImages: ['/media/a.jpg', 'b'] } });
});

test('Z2 a file that is too large is refused at its limit, and no more of it is read', async () => {
  const { port } = new URL(baseUrl);
  const socket = connect(Number(port), '127.0.0.1');
  const connected: Promise<Socket[]> = once(app.server, 'connection');
  socket.on('error', () => {});
  const head = [
    'POST /product HTTP/1.1',
    'Host: x',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${100 * MEGABYTE}`,
    '',
    '--b',
    'Content-Disposition: form-data; name="product_images"; filename="a.jpg"',
    '',
    '',
  ];
  socket.write(head.join('\r\n'));
  const [server] = await connected;
  const response = once(socket, 'data');
  // Only a part of the announced file: nobody waits for its end.
  for (let sent = 0; sent < 64 && !socket.closed; sent += 1) {
    if (!socket.write(Buffer.alloc(MEGABYTE, 'x'))) {
      await Promise.race([once(socket, 'drain').catch(() => {}), response]);
    }
  }
  const [data]: Buffer[] = await response;
  expect(String(data)).toMatch(/^HTTP\/1\.1 413 /);
  await expect.poll(() => server?.closed, { timeout: 10_000 }).toBe(true);
  // Beyond the limit: what was on its way while the response was made.
  expect(server?.bytesRead).toBeLessThan(11 * MEGABYTE);
  socket.destroy();
  await expectNoFiles();
});

test('a file field without a chosen file has no file', async () => {
  const { body } = await send(withProduct(['product_images', new Blob([]), '']));
  expect(body).toMatchObject({ sizes: [] });
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['an unknown field', { status: 'x' }, { status: 'unknown' }],
  ['a flag that is neither true nor false', { is_popular: '1' }, { is_popular: 'not_a_choice' }],
  [
    'a confirmation that is no flag',
    { price_confirmed: 'yes' },
    { price_confirmed: 'not_a_choice' },
  ],
  ['a price that is not a number', { price: '0x10' }, { price: 'not_a_number' }],
  ['colours that are not JSON', { colors: '[{' }, { colors: 'bad_format' }],
  [
    'a duplicate key in the colours',
    { colors: '[{"color_name":"#FFF","color_name":"#000","sizes":[]}]' },
    { colors: 'bad_format' },
  ],
  ['colours of the wrong shape', { colors: '{"a":1}' }, { colors: 'bad_format' }],
  ['text in the file field', { product_images: 'x' }, { product_images: 'not_an_image' }],
  [
    'several errors at once',
    { product_name: '', colors: '[', price: '-1' },
    { product_name: 'required', colors: 'bad_format', price: 'too_small' },
  ],
])('Z3 %s is refused with the name of the field', async (_name, change, fields) => {
  const { status, body } = await send(form(Object.entries({ ...product, ...change })));
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid', fields });
});

test('Z3 a repeated field is refused', async () => {
  expect(await send(withProduct(['price', '1.00']))).toMatchObject({
    status: 422,
    body: { fields: { price: 'duplicate' } },
  });
});

test('a field of a disabled feature is unknown', async () => {
  const entry: Entry = ['image_order', '["new:0"]'];
  expect(await send(withProduct(entry))).toMatchObject({ status: 200 });
  expect(await send(withProduct(entry), '/no-features')).toMatchObject({
    status: 422,
    body: { fields: { image_order: 'unknown' } },
  });
});

test('ADM-10 a site image needs a file, and its position is a whole number', async () => {
  const type: Entry = ['image_type', 'banner'];
  expect(await send(form([type]), '/image')).toMatchObject({
    status: 422,
    body: { fields: { image: 'required' } },
  });
  const image: Entry = ['image', new Blob(['x'])];
  expect(await send(form([type, image, ['position', '2']]), '/image')).toMatchObject({
    body: { fields: { image_type: 'banner', position: 2 } },
  });
  expect(await send(form([type, image, ['position', '1e1']]), '/image')).toMatchObject({
    status: 422,
    body: { fields: { position: 'not_a_number' } },
  });
});

test('U4 a text that is too long is refused, not truncated', async () => {
  const fields = { ...product, description: 'x'.repeat(600_000) };
  expect(await send(form(Object.entries(fields)))).toMatchObject({
    status: 422,
    body: { code: 'invalid', fields: { description: 'too_long' } },
  });
});

test('U4 a file of 10 MB is accepted, one byte more is refused', async () => {
  const whole = Buffer.alloc(10 * MEGABYTE);
  expect(await send(withProduct(['product_images', new Blob([whole])]))).toMatchObject({
    body: { sizes: [10 * MEGABYTE] },
  });
  expect(await send(withProduct(['product_images', new Blob([whole, 'x'])]))).toMatchObject({
    status: 413,
    body: { code: 'too_large', fields: { product_images: 'too_big' } },
  });
  await expectNoFiles();
});

test('U4 eleven images are refused', async () => {
  const files = Array.from({ length: 11 }, (): Entry => ['product_images', new Blob(['x'])]);
  expect(await send(withProduct(...files))).toMatchObject({
    status: 413,
    body: { code: 'too_large', fields: { product_images: 'too_numerous' } },
  });
  await expectNoFiles();
});

test('U3 a file in another field is refused, whatever its name', async () => {
  const { status, body } = await send(withProduct(['price2', new Blob(['x']), '../../../x.jpg']));
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { price2: 'unknown' } });
  await expectNoFiles();
});

test('U4 thousands of fields are refused', async () => {
  const flood = Array.from({ length: 20_000 }, (_, n): Entry => [`f${n}`, 'x']);
  expect(await send(form(flood))).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

test('U4 a form with a Content-Length above every limit is refused before it is read', async () => {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  socket.write(
    'POST /product HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n' +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n',
  );
  const [first]: Buffer[] = await once(socket, 'data');
  expect(String(first)).toContain('413 Payload Too Large');
  socket.destroy();
});

test.each([
  ['a JSON body', '{}', 'application/json', 415],
  ['no boundary', 'x', 'multipart/form-data', 400],
  ['no form after the boundary', 'hello', 'multipart/form-data; boundary=b', 400],
  [
    'a truncated form',
    '--b\r\nContent-Disposition: form-data; name="price"\r\n\r\n1',
    'multipart/form-data; boundary=b',
    400,
  ],
  [
    'a truncated file',
    '--b\r\nContent-Disposition: form-data; name="product_images"; filename="a"\r\n\r\n1',
    'multipart/form-data; boundary=b',
    400,
  ],
  [
    'a text that is not UTF-8',
    Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="product_name"\r\n\r\nÉcharpe\r\n--b--\r\n',
      'latin1',
    ),
    'multipart/form-data; boundary=b',
    400,
  ],
  [
    'a field with the content type of JSON',
    '--b\r\nContent-Disposition: form-data; name="colors"\r\nContent-Type: application/json\r\n\r\n[{"sizes":[],"sizes":[]}]\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
    400,
  ],
  [
    'a field named __proto__',
    '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
    400,
  ],
])('U4 %s is refused', async (_name, body, type, status) => {
  expect((await send(body, '/product', { 'content-type': type })).status).toBe(status);
  await expectNoFiles();
});

test('U5 an aborted upload leaves no file, and the next request is processed', async () => {
  const head =
    'POST /product HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n' +
    'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n';
  const part = 'Content-Disposition: form-data; name="product_images"; filename="a.jpg"\r\n\r\n';
  const whole = head + part + 'x'.repeat(100_000);
  for (const length of [
    head.length - 3,
    head.length + 20,
    head.length + part.length,
    whole.length,
  ]) {
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    await new Promise((resolve) => socket.write(whole.slice(0, length), resolve));
    if (length === whole.length) await expect.poll(() => readdir(tempDir)).toHaveLength(1);
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  await expectNoFiles();
  expect((await send(withProduct())).status).toBe(200);
});
