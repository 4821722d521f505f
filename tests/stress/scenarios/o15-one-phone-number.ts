import { orderSchema } from '@shop/contract/schemas';
import { z } from 'zod';
import type { Client, HttpResponse } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import {
  commandIdOf,
  createTestProduct,
  orderBody,
  readStock,
  signOwnerIn,
  type TestProduct,
} from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';

const MAX_OPEN_ORDERS = 5;
const PIECES = 10_000;
const SETTINGS = {
  SHOP_RATE_LIMIT: 'on',
  SHOP_TRUST_PROXY: '127.0.0.1',
  SHOP_MAX_LINE_PIECES: '10',
  SHOP_MAX_ORDER_PIECES: '50',
  SHOP_MAX_OPEN_ORDERS: String(MAX_OPEN_ORDERS),
  SHOP_MAX_OPEN_PIECES: '50',
};
/** One phone number in the notations that shoppers and programs use. */
const NOTATIONS = ['98 111 222', '+216 98111222', '0021698.111.222', '٩٨ ١١١ ٢٢٢'];

type Counts = { ofOnePhone: number; ofOthers: number; ofPrograms: number };

/**
 * Orders of one phone number at once, in several notations and from changing addresses, on two processes: only as many
 * as may be open are accepted (O15). Orders of other shoppers, and those of programs that fill the hidden field, are
 * placed meanwhile; the latter are marked for the owner (O17).
 */
export async function onePhoneNumber(environment: Environment, counts: Counts): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, servers, clients, clientOf, end } = await startPair(environment, SETTINGS);
  const [{ url }] = servers;
  const product = await createTestProduct(url, { sizes: 1, pieces: PIECES });
  const send = (count: number, make: (number: number) => object) =>
    sendOrders(clientOf, count, (number) => ({ ...order(product), ...make(number) }));
  const [limited, others, programs] = await Promise.all([
    send(counts.ofOnePhone, (number) => ({
      client_name: `Même numéro ${number}`,
      number: NOTATIONS[number % NOTATIONS.length],
    })),
    send(counts.ofOthers, (number) => ({
      client_name: `Cliente ${number}`,
      number: `22 ${100_000 + number}`,
    })),
    send(counts.ofPrograms, (number) => ({
      client_name: `Programme ${number}`,
      number: `55 ${100_000 + number}`,
      form: { website: 'https://spam.example', shown_ms: 60_000 },
    })),
  ]);
  const accepted = limited.filter((response) => response?.status === 201).length;
  const refused = limited.filter((response) => response?.status === 409).length;
  checks.expect(accepted === MAX_OPEN_ORDERS, `${accepted} orders of one number are accepted`);
  checks.expect(accepted + refused === limited.length, `one number: ${countStatuses(limited)}`);
  checks.expect(isAllAccepted(others), `other shoppers: ${countStatuses(others)}`);
  checks.expect(isAllAccepted(programs), `programs: ${countStatuses(programs)}`);

  const marked = new Set(await readQuarantine(clients[1], url));
  const ofPrograms = programs.map(commandIdOf);
  const missing = ofPrograms.filter((id) => !marked.has(id));
  checks.expect(missing.length === 0, `${missing.length} orders of programs are not marked`);
  checks.expect(marked.size === ofPrograms.length, `${marked.size} orders are marked`);
  const placed = accepted + others.length + programs.length;
  const { T0: left } = await readStock(url, product);
  checks.expect(left === PIECES - placed, `${left} pieces are left of ${PIECES}`);
  await end();
  const { ids } = await readLedger(testDatabase);
  checks.expect(ids.length === placed, `${ids.length} orders are stored, not ${placed}`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${limited.length} orders of one phone number in ${NOTATIONS.length} notations at once, from changing addresses, beside ${others.length} shoppers and ${programs.length} orders of programs, two processes`,
    `one number ${countStatuses(limited)}; shoppers ${countStatuses(others)}; programs ${countStatuses(programs)}, all of them marked for the owner; audit passes`,
  );
}

function order(product: TestProduct) {
  return orderBody(product, [{ size: 'T0', quantity: 1 }], '');
}

/** Sends orders at once, alternately to both processes, each of them from another address. */
async function sendOrders(
  clientOf: (number: number) => Client,
  count: number,
  make: (number: number) => object,
): Promise<(HttpResponse | undefined)[]> {
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      clientOf(number).send('POST', '/api/commands/', {
        body: make(number),
        headers: { 'x-forwarded-for': `203.0.${number >> 8}.${number % 256}` },
      }),
    ),
  );
}

function isAllAccepted(responses: readonly (HttpResponse | undefined)[]): boolean {
  return responses.every((response) => response?.status === 201);
}

/** The command ids of the orders in the quarantine, as the owner sees them on another process. */
async function readQuarantine(client: Client, url: string): Promise<string[]> {
  const { access } = await signOwnerIn(url);
  const response = await client.send('GET', '/api/commands/list/?quarantine=true', {
    headers: { authorization: `Bearer ${access}` },
  });
  const orders = z.array(orderSchema).parse(JSON.parse(response?.body ?? '[]'));
  return orders.map(({ command_id: id }) => id);
}

export const onePhoneNumberScenario: Scenario = {
  ids: ['O15', 'O17'],
  name: 'one phone number',
  on: BOTH,
  run: (environment) =>
    onePhoneNumber(environment, { ofOnePhone: 300, ofOthers: 100, ofPrograms: 50 }),
};
