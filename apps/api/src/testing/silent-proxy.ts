import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a PostgreSQL server that can stop forwarding, as a firewall that drops packets does. */
export type SilentProxy = {
  /** The URL of the proxied database. */
  url: string;
  /** Forwards nothing any more, in both directions. New connections are accepted and get no response. */
  silence: () => void;
  /** Forwards the next bytes that contain `text`, and from then on no response. */
  silenceAfter: (text: string) => void;
  /** Forwards everything again, also what was held. */
  resume: () => void;
  /** Forwards the bytes of new connections alone. The others stay silent, as those of a peer that is gone. */
  resumeNew: () => void;
  close: () => Promise<void>;
};

/**
 * Starts a proxy on a free loopback port.
 * @param url a database of a server that listens on a Unix socket
 */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const { pathname, searchParams } = new URL(url);
  const target = `${searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
  const pairs = new Set<readonly [client: Socket, server: Socket]>();
  let isSilent = false;
  let lastRequest: string | undefined;
  const silence = () => {
    isSilent = true;
    for (const pair of pairs) for (const socket of pair) socket.pause();
  };
  const proxy = createServer({ pauseOnConnect: true }, (client) => {
    const server = connect(target);
    const pair = [client, server] as const;
    pairs.add(pair);
    client.on('data', (bytes) => {
      server.write(bytes);
      if (lastRequest === undefined || !bytes.includes(lastRequest)) return;
      lastRequest = undefined;
      silence();
    });
    server.on('data', (bytes) => client.write(bytes));
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) {
      socket.on('error', end);
      socket.on('close', end);
      if (isSilent) socket.pause();
      else socket.resume();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://shop@127.0.0.1:${port}${pathname}`,
    silence,
    silenceAfter: (text) => {
      lastRequest = text;
    },
    resume: () => {
      isSilent = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    resumeNew: () => {
      isSilent = false;
    },
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
