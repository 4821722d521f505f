/**
 * Resolves in a task of its own: a touch in between is answered. By a message, since a timer waits for
 * a second where the page is behind another.
 */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => resolve(), { once: true });
  port1.start();
  port2.postMessage(undefined);
  return promise;
}
