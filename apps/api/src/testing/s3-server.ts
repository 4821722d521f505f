import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../media/s3-storage.ts';

/** The one pair of keys s3rver knows. */
const KEY = 'S3RVER';
const BUCKET = 'pictures';

/** A store of the tests' own: a small S3-speaking server over a folder. */
export type S3Server = {
  bucket: Bucket;
  /** Cuts its connections and answers no more; what it keeps stays. */
  away: () => Promise<void>;
  /** Answers again, at the same address. */
  back: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts one on a free port of this machine, with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  const store = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await store.configureBuckets();
  const answer = store.callback();
  let server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const away = async () => {
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
    away,
    back: async () => {
      server = createServer(answer).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      await away();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
