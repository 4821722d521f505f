import { nextCallSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readOutcomes } from '../ledger-check.ts';
import { makeClient, type Client, type HttpResponse, type Sent } from '../client.ts';
import type { Random } from '../random.ts';
import type { ServerProcess } from '../server-process.ts';
import { createTestProduct, orderBody, signOwnerIn } from '../shop-calls.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

/** Calls that are planned for later are not due again during a scenario. */
const CALL_BACK_MS = 24 * 60 * 60_000;
const PAUSE_MS = 20;
/** A worker that has had no order for this long has found one that nobody can take. */
const MAX_IDLE_MS = 60_000;
const PLACED_AT_ONCE = 20;

/** A process that is killed and started again, on another port each time. */
type Process = { server: ServerProcess; client: Client };
/** What the workers did. */
type Work = {
  /** The worker that has an order on its screen. */
  open: Map<string, number>;
  /** The outcome that was acknowledged for each order. */
  acknowledged: Map<string, string>;
  resent: number;
};
type Expect = (isRight: boolean, fault: string) => void;

/**
 * Two workers at one queue of calls, each with a session and a process of its own, take orders by lease and record
 * outcomes, while the processes are killed and started again in turn. A request without a response is sent again with
 * its key. Each order is given to one worker, and has one outcome (O19).
 */
export async function killAtQueue(
  environment: Environment,
  { orders, kills }: { orders: number; kills: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const processes = [
    await startProcess(environment, testDatabase),
    await startProcess(environment, testDatabase),
  ];
  const ids = await placeOrders(processes, orders);
  const work: Work = { open: new Map(), acknowledged: new Map(), resent: 0 };
  const sessions = await Promise.all(processes.map(({ server }) => signOwnerIn(server.url)));
  const workers = Promise.all(
    sessions.map(({ access }, worker) =>
      workThroughQueue({
        worker,
        access,
        send: (...call) => sendUntilResponse(() => processes[worker]?.client, work, call),
        random: environment.random,
        work,
        expect: checks.expect,
      }),
    ),
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    const killAfter = Math.floor((orders * kill) / (kills + 1));
    while (work.acknowledged.size < killAfter) await sleep(1);
    // The moment is anywhere in a request of either worker.
    await sleep(environment.random.whole(0, PAUSE_MS));
    const victim = kill % processes.length;
    await processes[victim]?.server.end('SIGKILL');
    processes[victim]?.client.close();
    processes[victim] = await startProcess(environment, testDatabase);
  }
  const taken = await workers;
  for (const { client } of processes) client.close();
  await Promise.all(processes.map(({ server }) => server.end()));
  await checkOutcomes(testDatabase, ids, work, checks.expect);
  checks.expect(work.resent > 0, 'no kill left a request without its response');
  return checks.outcome(
    `${orders} orders in the queue, two workers on two processes, ${kills} kill -9`,
    `${work.acknowledged.size} outcomes (${taken.join(' and ')} by each worker), ${work.resent} requests sent again; each order was given to one worker and has one outcome, audit passes`,
  );
}

async function startProcess(
  environment: Environment,
  testDatabase: TestDatabase,
): Promise<Process> {
  const server = await environment.start(testDatabase);
  return { server, client: makeClient(server.url) };
}

async function placeOrders(processes: readonly Process[], count: number): Promise<string[]> {
  const [first] = processes;
  const product = await createTestProduct(first?.server.url ?? '', { sizes: 1, pieces: 100_000 });
  const ids: string[] = [];
  while (ids.length < count) {
    const batch = Array.from({ length: Math.min(PLACED_AT_ONCE, count - ids.length) });
    const responses = await Promise.all(
      batch.map(async (_, at) => {
        const number = ids.length + at;
        const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
        return processes[number % processes.length]?.client.send('POST', '/api/commands/', {
          body,
          headers: { 'idempotency-key': `order ${number}` },
        });
      }),
    );
    for (const response of responses) {
      if (response?.status !== 201) throw new Error(`An order was not placed: ${response?.body}`);
      const { command_id: id }: { command_id: string } = JSON.parse(response.body);
      ids.push(id);
    }
  }
  return ids;
}

type Call = [method: string, path: string, sent: Sent];

/** Sends a call again until there is a response, as a client does that has lost its connection. */
async function sendUntilResponse(
  clientNow: () => Client | undefined,
  work: Work,
  [method, path, sent]: Call,
): Promise<HttpResponse> {
  for (;;) {
    const failure: { refused?: boolean } = {};
    const response = await clientNow()?.send(method, path, { ...sent, failure });
    if (response) return response;
    if (failure.refused !== true) work.resent += 1;
    await sleep(PAUSE_MS);
  }
}

type Worker = {
  worker: number;
  access: string;
  send: (...call: Call) => Promise<HttpResponse>;
  random: Random;
  work: Work;
  expect: Expect;
};

/** Takes orders and records their outcomes until none is due. Returns the number of outcomes. */
async function workThroughQueue({
  worker,
  access,
  send,
  random,
  work,
  expect,
}: Worker): Promise<number> {
  const authorization = `Bearer ${access}`;
  let done = 0;
  let idleSince = performance.now();
  for (;;) {
    const next = await send('POST', '/api/confirmation/next/', { headers: { authorization } });
    expect(next.status === 200, `the next order: ${next.status} ${next.body}`);
    if (next.status !== 200) return done;
    const { call, due } = nextCallSchema.parse(JSON.parse(next.body));
    if (call === null) {
      const isLate = performance.now() - idleSince > MAX_IDLE_MS;
      expect(!isLate, `${due} orders are due, and worker ${worker} gets none`);
      if (due === 0 || isLate) return done;
      await sleep(PAUSE_MS);
      continue;
    }
    const { command_id: id } = call.order;
    const other = work.open.get(id);
    expect(other === undefined || other === worker, `${id} was given to both workers`);
    expect(!work.acknowledged.has(id), `${id} was given again after its outcome`);
    work.open.set(id, worker);
    const body = chooseOutcome(random);
    const recorded = await send('POST', `/api/confirmation/orders/${id}/outcomes/`, {
      headers: { authorization, 'idempotency-key': `outcome of ${id}` },
      body,
    });
    expect(recorded.status === 201, `the outcome of ${id}: ${recorded.status} ${recorded.body}`);
    work.acknowledged.set(id, body.outcome);
    work.open.delete(id);
    done += 1;
    idleSince = performance.now();
  }
}

function chooseOutcome(random: Random) {
  const at = new Date(Date.now() + CALL_BACK_MS).toISOString();
  return random.one([
    { outcome: 'confirmed' },
    { outcome: 'confirmed' },
    { outcome: 'refused', reason: 'other' },
    { outcome: 'no_answer', note: 'Sonne dans le vide' },
    { outcome: 'call_back', call_at: at },
    { outcome: 'wrong_number' },
  ]);
}

/** Compares the acknowledged outcomes with the calls and the history of each order. */
async function checkOutcomes(
  testDatabase: TestDatabase,
  ids: readonly string[],
  { acknowledged }: Work,
  expect: Expect,
): Promise<void> {
  const stored = await readOutcomes(testDatabase);
  expect(stored.length === ids.length, `${ids.length} orders placed, ${stored.length} stored`);
  for (const { id, calls, events } of stored) {
    expect(events.length === 1, `${id}: ${events.length} events in the history`);
    expect(calls.length === 1, `${id}: ${calls.length} outcomes`);
    expect(calls[0] === acknowledged.get(id), `${id}: another outcome than the acknowledged one`);
  }
  const audited = await auditDatabase(testDatabase);
  expect(audited === '', audited);
}

export const queueKilled: Scenario = {
  ids: ['O19'],
  name: 'queue killed',
  on: BOTH,
  run: (environment) => killAtQueue(environment, { orders: 500, kills: 10 }),
};
