import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createConcurrently, KillOthers, Logger, type CloseEvent } from 'concurrently';
import waitOn from 'wait-on';
import { UserError } from '../run-main.ts';
import { filterApiLog } from './log-filter.ts';
import { checkPorts, readPorts, type Ports } from './ports.ts';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 12_000;
const API = 'The API';

/**
 * Runs the API, the storefront and the back office, and prints their URLs once all three respond. Ends
 * when this process gets a signal to stop; throws when one of the three ends by itself.
 * @param script the packages' script to run: `dev` reloads on change
 */
export async function runShop(script: 'start' | 'dev'): Promise<void> {
  const host = process.env.HOST || '127.0.0.1';
  const ports = readPorts(process.env);
  await checkPorts(ports, host);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
    });
  }
  const { commands, result } = createConcurrently(listServices(script, host, ports), {
    // The signal already reaches every process of the group.
    kill: (pid, signal) => {
      if (isStopping && signal !== 'SIGKILL') return;
      try {
        process.kill(pid, signal);
      } catch (error) {
        // The process has ended, and its end is not yet known here.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    },
    controllers: [
      new KillOthers({
        logger: new Logger({}),
        conditions: ['success', 'failure'],
        killSignal: 'SIGTERM',
        timeoutMs: STOP_TIMEOUT_MS,
      }),
    ],
  });
  // Errors are printed once all services have started. When one fails before, only its errors are printed.
  const errors = commands.map((): string[] => []);
  let isReady = false;
  let message = '';
  for (const { index, name, process: child } of commands) {
    onLine(child?.stdout, (line) => {
      const shown = name === API ? filterApiLog(line, process.stdout.isTTY) : line;
      if (shown !== undefined && (name === API || script === 'dev')) print(shown);
    });
    onLine(child?.stderr, (line) => (isReady ? print(line) : errors[index]?.push(line)));
  }
  const announce = async () => {
    try {
      await waitUntilReady(host, ports);
      isReady = true;
      for (const line of errors.flat()) print(line);
      printUrls(script, ports);
    } catch (error) {
      message = String(error);
      for (const command of commands) command.kill('SIGTERM');
    }
  };
  void announce();
  const [first] = await result.catch((events: CloseEvent[]) => events);
  if (isStopping || first === undefined) return;
  if (!isReady) message ||= (errors[first.index] ?? []).join('\n');
  throw new UserError(
    message || `${first.command.name} stopped (${first.exitCode}), so everything was stopped.`,
  );
}

/** The three services: the command of each package script, with the URLs of the others in its environment. */
function listServices(script: 'start' | 'dev', host: string, ports: Ports) {
  const { env } = process;
  const apiEnv = {
    SHOP_SEED: env.SHOP_SEED || 'demo',
    SHOP_STOREFRONT_ORIGIN: env.SHOP_STOREFRONT_ORIGIN || `http://localhost:${ports.storefront}`,
    SHOP_BACKOFFICE_ORIGIN: env.SHOP_BACKOFFICE_ORIGIN || `http://localhost:${ports.backoffice}`,
  };
  const appEnv = {
    SHOP_API_URL: env.SHOP_API_URL || `http://localhost:${ports.api}`,
    // The origin of the storefront's absolute URLs, and the back office's link to the shop.
    SHOP_STOREFRONT_ORIGIN: apiEnv.SHOP_STOREFRONT_ORIGIN,
  };
  const service = (name: string, cwd: string, port: number, settings: object, args = '') => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(`${cwd}/package.json`, 'utf8'),
    );
    // With `exec` the shell is replaced: a signal reaches the service itself.
    const command = `exec ${scripts[script]}${args}`;
    return { name, cwd, command, env: { ...settings, HOST: host, PORT: String(port) } };
  };
  const app = (name: string, cwd: string, port: number) => {
    const viteArgs = ` --host ${host} --port ${port} --strictPort --clearScreen false`;
    return service(name, cwd, port, appEnv, script === 'dev' ? viteArgs : '');
  };
  return [
    service(API, 'apps/api', ports.api, apiEnv),
    app('The storefront', 'apps/storefront', ports.storefront),
    app('The back office', 'apps/backoffice', ports.backoffice),
  ];
}

async function waitUntilReady(host: string, { api, storefront, backoffice }: Ports): Promise<void> {
  const base = `http-get://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}`;
  const waitFor = (...resources: string[]) =>
    waitOn({ resources, interval: 100, window: 0, proxy: false, timeout: READY_TIMEOUT_MS });
  // First: the storefront renders its page with the data of the API.
  await waitFor(`${base}:${api}/readyz`);
  await waitFor(`${base}:${storefront}/`, `${base}:${backoffice}/`);
}

function printUrls(script: 'start' | 'dev', { api, storefront, backoffice }: Ports): void {
  print(`
The shop is open${script === 'dev' ? ' and reloads on change' : ''}. Ctrl-C stops it.
  Storefront   http://localhost:${storefront}
  Back office  http://localhost:${backoffice}/admin
  API          http://localhost:${api}/docs
`);
}

function onLine(
  input: NodeJS.ReadableStream | null | undefined,
  handler: (line: string) => void,
): void {
  if (input) createInterface({ input }).on('line', handler);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
