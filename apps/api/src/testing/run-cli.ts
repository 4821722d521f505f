import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Terminal } from '../cli/command.ts';
import { run } from '../cli/run.ts';
import type { Bucket } from '../media/s3-storage.ts';
import type { TestDatabase } from './each-database.ts';

const main = join(import.meta.dirname, '../cli/main.ts');

/** The exit code of a command and its output. */
export type CliResult = { code: unknown; out: string; err: string };
type CommandProcess = ChildProcessByStdio<Writable, Readable, Readable>;
type Options = {
  input?: string;
  environment?: Record<string, string>;
};
type ProcessOptions = Options & {
  /** Called for each chunk of the progress output. */
  watch?: (process: CommandProcess) => void;
};

/** The environment variables that configure a bucket. */
export function bucketEnvironment(bucket: Bucket): Record<string, string> {
  const { name, endpoint, region, accessKeyId, secretAccessKey } = bucket;
  return {
    SHOP_MEDIA_URL: `s3://${name}?${new URLSearchParams({ endpoint, region }).toString()}`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** The environment variables of a process that uses a test database. */
export function environmentOf(testDatabase: TestDatabase): Record<string, string> {
  const { PATH = '' } = process.env;
  return {
    PATH,
    SHOP_DATA_DIR: testDatabase.dataDir,
    ...(testDatabase.url === undefined ? {} : { DATABASE_URL: testDatabase.url }),
    ...(testDatabase.bucket === undefined ? {} : bucketEnvironment(testDatabase.bucket)),
  };
}

/** Runs a command of the CLI on a test database, in this process and with its own connections. */
export async function runCli(
  testDatabase: TestDatabase,
  args: readonly string[],
  { input = '', environment = {} }: Options = {},
): Promise<CliResult> {
  const output = { out: '', err: '' };
  const terminal: Terminal = {
    print: (line) => {
      output.out += `${line}\n`;
    },
    progress: (line) => {
      output.err += `${line}\n`;
    },
    newPassword: async () => input.split('\n')[0] ?? '',
    pathOf: (file) => resolve(file),
  };
  const env = { ...environmentOf(testDatabase), ...environment };
  const code = await run({ args, environment: env, terminal });
  return { code, ...output };
}

/** Runs a command of the CLI on a test database, in its own process. */
export async function runCliProcess(
  testDatabase: TestDatabase,
  args: readonly string[],
  { input = '', environment = {}, watch = () => {} }: ProcessOptions = {},
): Promise<CliResult> {
  const env = { ...environmentOf(testDatabase), ...environment };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: 'pipe' });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.err += chunk.toString();
    watch(child);
  });
  // A command that does not read its input may have ended already.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code]: unknown[] = await once(child, 'close');
  return { code, ...output };
}
