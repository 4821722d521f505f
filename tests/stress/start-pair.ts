import type { TestDatabase } from '../../apps/api/src/testing/each-database.ts';
import { makeClient, type Client } from './client.ts';
import type { Environment } from './environment.ts';
import type { ServerProcess } from './server-process.ts';

/** Two API servers on one test database, each with a client. */
export type Pair = {
  testDatabase: TestDatabase;
  servers: readonly [ServerProcess, ServerProcess];
  clients: readonly [Client, Client];
  /** The server, or the client, of a number: both take turns. */
  serverOf: (number: number) => ServerProcess;
  clientOf: (number: number) => Client;
  /** Closes the connections, and ends by SIGTERM the servers that still run. */
  end: () => Promise<void>;
};

/**
 * Starts two API servers on an empty test database.
 * @param settings the environment variables of both
 */
export async function startPair(
  environment: Environment,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pair> {
  const testDatabase = await environment.createTestDatabase();
  const servers = [
    await environment.start(testDatabase, settings),
    await environment.start(testDatabase, settings),
  ] as const;
  const clients = [
    makeClient(servers[0].url, { maxConnections: 50 }),
    makeClient(servers[1].url, { maxConnections: 50 }),
  ] as const;
  const end = async () => {
    for (const client of clients) client.close();
    await Promise.all(servers.filter((server) => server.isRunning()).map((server) => server.end()));
  };
  const serverOf = (number: number) => servers[number % 2 === 0 ? 0 : 1];
  const clientOf = (number: number) => clients[number % 2 === 0 ? 0 : 1];
  return { testDatabase, servers, clients, serverOf, clientOf, end };
}
