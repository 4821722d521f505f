import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../media/s3-storage.ts';

/** The only access key that s3rver accepts. */
const KEY = 'S3RVER';
const BUCKET = 'images';

/** An S3 server that a test has started; it stores objects in a folder. */
export type S3Server = {
  bucket: Bucket;
  /** Closes its connections and stops responding. The stored objects remain. */
  goOffline: () => Promise<void>;
  /** Makes it available again at the same URL. */
  goOnline: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts an S3 server on a free port of this machine, with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  const s3rver = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3rver.configureBuckets();
  const handler = s3rver.callback();
  let server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const goOffline = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    bucket: {
      name: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    goOffline,
    goOnline: async () => {
      server = createServer(handler).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      await goOffline();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
