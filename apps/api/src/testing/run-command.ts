import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Terminal } from '../commands/command.ts';
import { run } from '../commands/run.ts';
import type { Bucket } from '../media/s3-storage.ts';
import type { Place } from './each-database.ts';

const main = join(import.meta.dirname, '../commands/main.ts');

/** How a command ended, and what it said. */
export type Ended = { code: unknown; out: string; err: string };
type CommandProcess = ChildProcessByStdio<Writable, Readable, Readable>;
type Options = {
  input?: string;
  environment?: Record<string, string>;
};
type ProcessOptions = Options & {
  /** Told of each chunk of progress. */
  watch?: (process: CommandProcess) => void;
};

/** How a process is told of a bucket. */
export function bucketSettings(bucket: Bucket): Record<string, string> {
  const { name, endpoint, region, accessKeyId, secretAccessKey } = bucket;
  return {
    SHOP_MEDIA_URL: `s3://${name}?${new URLSearchParams({ endpoint, region }).toString()}`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** What a process on a place finds in its environment. */
export function environmentOf(place: Place): Record<string, string> {
  const { PATH = '' } = process.env;
  return {
    PATH,
    SHOP_DATA_DIR: place.dataDir,
    ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
    ...(place.bucket === undefined ? {} : bucketSettings(place.bucket)),
  };
}

/** Runs one of the owner's commands on a place, in this process and over connections of its own. */
export async function runCommand(
  place: Place,
  args: readonly string[],
  { input = '', environment = {} }: Options = {},
): Promise<Ended> {
  const said = { out: '', err: '' };
  const terminal: Terminal = {
    say: (line) => {
      said.out += `${line}\n`;
    },
    progress: (line) => {
      said.err += `${line}\n`;
    },
    newPassword: async () => input.split('\n')[0] ?? '',
    pathOf: (file) => resolve(file),
  };
  const env = { ...environmentOf(place), ...environment };
  const code = await run({ args, environment: env, terminal });
  return { code, ...said };
}

/** Runs one of the owner's commands on a place as the owner does, in a process of its own. */
export async function runProcess(
  place: Place,
  args: readonly string[],
  { input = '', environment = {}, watch = () => {} }: ProcessOptions = {},
): Promise<Ended> {
  const env = { ...environmentOf(place), ...environment };
  const started = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' });
  const said = { out: '', err: '' };
  started.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  started.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
    watch(started);
  });
  // A command that reads nothing may have ended already.
  started.stdin.on('error', () => {});
  started.stdin.end(input);
  const [code]: unknown[] = await once(started, 'close');
  return { code, ...said };
}
