import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { CommandFault } from '../command-fault.ts';

/**
 * Asks for a new password: at a terminal twice, without showing it; otherwise the first line of what
 * is piped in. It never comes from an argument: those can be read by everybody on the machine.
 * @throws CommandFault `usage` when the two differ
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
    return line;
  }
  const first = await askUnseen('New password: ');
  const second = await askUnseen('The same again: ');
  if (first !== second) throw new CommandFault('usage', 'The two passwords differ.');
  return first;
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const stopped = new AbortController();
  lines.once('SIGINT', () => stopped.abort());
  try {
    return await lines.question('', { signal: stopped.signal });
  } catch {
    throw new CommandFault('usage', 'No password was given.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
