import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSqlitePlace } from '../testing/each-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { COMMANDS } from './command-list.ts';
import { readCall } from './read-call.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const called = readFileSync(join(docs, 'deploy.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /npm run shop -- ([^#|`]*)/.exec(line)?.[1]?.trim() ?? []);

test('host.md every command is listed and has help of its own, with nothing set and no shop there', async () => {
  const place = await makeSqlitePlace();
  try {
    const list = await runCommand(place, ['--help'], { environment: { PORT: 'wrong' } });
    expect(list).toMatchObject({ code: 0, err: '' });
    expect((await runCommand(place, [])).out).toBe(list.out);
    for (const { name, options } of COMMANDS) {
      expect(list.out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
      const help = await runCommand(place, [name, '--help']);
      expect(help).toMatchObject({ code: 0, err: '' });
      for (const option of Object.keys(options)) expect(help.out).toContain(`--${option}`);
    }
  } finally {
    await place.remove();
  }
});

test('host.md a wrong call, a wrong setting and a place without a shop are one sentence each', async () => {
  const place = await makeSqlitePlace();
  try {
    const wrong: [string[], Record<string, string>, number][] = [
      [['bakcup'], {}, 2],
      [['backup'], {}, 2],
      [['audit', 'twice'], {}, 2],
      [['audit', '--loud'], {}, 2],
      [['audit'], { PORT: 'wrong' }, 2],
      [['audit'], {}, 3],
      [['audit'], { DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop' }, 5],
    ];
    for (const [args, environment, code] of wrong) {
      const ended = await runCommand(place, args, { environment });
      expect({ args, ...ended }).toMatchObject({ args, code, out: '' });
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
