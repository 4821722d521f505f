/** An unhandled error without personal data: neither its message nor a query. */
export type ErrorReport = { path: string; name: string; stack: string };

const MAX_REPORTS = 5;
const MAX_FRAMES = 10;
const MAX_STACK_LENGTH = 2_000;
const MAX_PATH_LENGTH = 200;
const MAX_NAME_LENGTH = 60;
/** The end of a frame of the stack, in every browser: `https://shop.example/assets/shop.js:1:2034`. */
const POSITION = /(https?:\/\/[^/\s]+)(\/[^\s?#)]*)(?:[?#][^\s)]*?)?(:\d+:\d+)\)?$/;

/**
 * Reports the errors of this page that nothing handled: each once, at most five. A report that cannot be sent is
 * lost.
 * @returns reports an error that was caught, for example by an error boundary
 */
export function reportErrors(
  send: (report: ErrorReport) => Promise<void>,
): (error: unknown) => void {
  const known = new Set<string>();
  const report = (error: unknown) => {
    if (!(error instanceof Error)) return;
    const name = error.name.slice(0, MAX_NAME_LENGTH);
    const stack = positionsOf(error);
    const key = `${name}\n${stack}`;
    if (known.has(key) || known.size >= MAX_REPORTS) return;
    known.add(key);
    const path = window.location.pathname.slice(0, MAX_PATH_LENGTH);
    void sendOnce(send, { path, name, stack });
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}

async function sendOnce(
  send: (report: ErrorReport) => Promise<void>,
  report: ErrorReport,
): Promise<void> {
  try {
    await send(report);
  } catch {
    // Another report about it would fail too.
  }
}

/** The places in the app's own code. The first lines of a stack are the message, which may contain what a person typed. */
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
