import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { CommandError } from '../command-error.ts';

/**
 * Reads a new password: at a terminal twice, without echo, otherwise the first line of the piped
 * input. It is never an argument: all users of the machine can read those.
 * @throws CommandError `usage` when the two differ
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
    return line;
  }
  const first = await readWithoutEcho('New password: ');
  const second = await readWithoutEcho('Repeat it: ');
  if (first !== second) throw new CommandError('usage', 'The two passwords differ.');
  return first;
}

async function readWithoutEcho(prompt: string): Promise<string> {
  process.stderr.write(prompt);
  const discard = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: discard, terminal: true });
  const stopped = new AbortController();
  lines.once('SIGINT', () => stopped.abort());
  try {
    return await lines.question('', { signal: stopped.signal });
  } catch {
    throw new CommandError('usage', 'No password was entered.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
