import type { ClientError } from '@shop/contract/schemas';

/** What is needed of an API client. */
type ErrorClient = {
  features: () => { has: (feature: 'client-errors') => boolean };
  clientErrors: { create: (error: ClientError) => Promise<void> };
};

const MAX_REPORTS = 5;
const MAX_FRAMES = 10;
const MAX_STACK_LENGTH = 2_000;
const MAX_PATH_LENGTH = 200;
/** A class with a name that the contract accepts. */
const CLASS_NAME = /^[A-Za-z_$][\w$]{0,59}$/;
/** The end of a frame of the stack, in every browser: `https://shop.example/assets/shop.js:1:2034`. */
const POSITION = /(https?:\/\/[^/\s]+)(\/[^\s?#)]*)(?:[?#][^\s)]*?)?(:\d+:\d+)\)?$/;

/**
 * Reports the errors of this page that nothing handled, without personal data: each once, at most five, where the API
 * server has the feature `client-errors`. A report that cannot be sent is lost.
 * @param client undefined without a configured API server: nothing is reported
 * @returns reports an error that was caught, for example by an error boundary
 */
export function reportErrors(
  app: ClientError['app'],
  client: ErrorClient | undefined,
): (error: unknown) => void {
  const known = new Set<string>();
  const report = (error: unknown) => {
    if (!(error instanceof Error)) return;
    const name = CLASS_NAME.test(error.name) ? error.name : 'Error';
    const stack = positionsOf(error);
    const key = `${name}\n${stack}`;
    if (known.has(key) || known.size >= MAX_REPORTS) return;
    known.add(key);
    const path = window.location.pathname.slice(0, MAX_PATH_LENGTH);
    void trySend(client, { app, path, name, stack });
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}

async function trySend(client: ErrorClient | undefined, error: ClientError): Promise<void> {
  if (client?.features().has('client-errors') !== true) return;
  try {
    await client.clientErrors.create(error);
  } catch {
    // Another report about it would fail too.
  }
}

/**
 * The places in the app's own code. The first lines of a stack are the message, which may contain what a person
 * typed.
 */
function positionsOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, origin, path = '', position = ''] = POSITION.exec(line) ?? [];
      return origin === window.location.origin ? path + position : [];
    })
    .slice(0, MAX_FRAMES)
    .join('\n')
    .slice(0, MAX_STACK_LENGTH);
}
