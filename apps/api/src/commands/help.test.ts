import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSqlitePlace } from '../testing/each-database.ts';
import { runCommand, runProcess } from '../testing/run-command.ts';
import { COMMANDS } from './command-list.ts';
import { helpOf, helpOfCommand } from './help.ts';
import { readCall } from './read-call.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const called = readFileSync(join(docs, 'deploy.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /npm run shop -- ([^#|`]*)/.exec(line)?.[1]?.trim() ?? []);

test('host.md every command is listed and has help of its own, with its options', () => {
  const list = helpOf(COMMANDS);
  for (const command of COMMANDS) {
    expect(list).toMatch(new RegExp(`^  ${command.name}\\b`, 'm'));
    expect(readCall(COMMANDS, [command.name, '--help'])).toMatchObject({ command, help: true });
    const help = helpOfCommand(command);
    expect(help).toContain(`npm run shop -- ${command.name}`);
    for (const option of Object.keys(command.options)) expect(help).toContain(`--${option}`);
  }
});

test.each([
  [['bakcup']],
  [['backup']],
  [['audit', 'twice']],
  [['audit', '--loud']],
  [['erase', '--phone']],
  [['erase', '--yes=no']],
])('host.md the call %j is wrong, and said to be in one sentence', (args) => {
  expect(() => readCall(COMMANDS, args)).toThrow(/^[^\n]+; --help says how\.$/);
});

test('host.md help needs no setting and no shop; a wrong setting and a missing shop are one sentence each', async () => {
  const place = await makeSqlitePlace();
  try {
    const help = await runProcess(place, ['--help'], { environment: { PORT: 'wrong' } });
    expect(help).toEqual({ code: 0, out: `${helpOf(COMMANDS)}\n`, err: '' });
    const wrong: [Record<string, string>, number][] = [
      [{ PORT: 'wrong' }, 2],
      [{}, 3],
      [{ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop' }, 5],
    ];
    for (const [environment, code] of wrong) {
      const ended = await runCommand(place, ['audit'], { environment });
      expect(ended).toMatchObject({ code, out: '' });
      expect(ended.err).toMatch(/^[^\n]+\.\n$/);
      expect(ended.err).not.toContain('hush');
    }
  } finally {
    await place.remove();
  }
});

test('host.md docs/deploy.md calls every command, each as it is read', () => {
  const names = called.map((line) => {
    const asked = readCall(COMMANDS, line.split(/\s+/));
    return asked.command?.name;
  });
  for (const { name } of COMMANDS) expect(names).toContain(name);
});
