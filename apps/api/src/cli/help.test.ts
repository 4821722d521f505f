import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSqliteDatabase } from '../testing/each-database.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';
import { createProgram } from './program.ts';

const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');
const documentedCalls = readFileSync(OPERATIONS, 'utf8')
  .split('\n')
  .flatMap((line) => /npm run shop -- ([^#|`]*)/.exec(line)?.[1]?.trim() ?? [])
  .filter((call) => !call.startsWith('--'));

/** The program, with actions that only record their calls. */
function makeProgram() {
  const output: string[] = [];
  const calls: unknown[][] = [];
  const program = createProgram({
    terminal: {
      print: (text) => output.push(text),
      progress: () => {},
      newPassword: async () => '',
      pathOf: (file) => file,
    },
    action:
      () =>
      async (...args) => {
        calls.push(args);
      },
  });
  return { program, output, calls };
}

test('--help lists every command, and each command has its own help with its options', async () => {
  const { commands } = makeProgram().program;
  expect(commands).toHaveLength(12);
  const list = makeProgram();
  await expect(list.program.parseAsync(['--help'], { from: 'user' })).rejects.toMatchObject({
    exitCode: 0,
  });
  for (const command of commands) {
    expect(list.output.join('\n')).toMatch(new RegExp(`^  ${command.name()}\\b`, 'm'));
    const { program, output } = makeProgram();
    const helping = program.parseAsync([command.name(), '--help'], { from: 'user' });
    await expect(helping).rejects.toMatchObject({ exitCode: 0 });
    expect(output.join('\n')).toContain(`npm run shop -- ${command.name()}`);
    for (const { flags } of command.options) expect(output.join('\n')).toContain(flags);
  }
});

test.each([
  [['bakcup']],
  [['backup']],
  [['audit', 'twice']],
  [['audit', '--loud']],
  [['erase', '--phone']],
  [['erase', '--yes=no']],
  [['prune', '--contacts', 'many']],
])('the wrong arguments %j exit with 2 and one sentence', async (args) => {
  const testDatabase = await createSqliteDatabase();
  const result = await runCli(testDatabase, args);
  await testDatabase.remove();
  expect(result).toMatchObject({ code: 2, out: '' });
  expect(result.err).toMatch(/^[^\n]+; see --help\.\n$/);
});

test('help needs no setting and no database; a wrong setting and a missing database give one sentence each', async () => {
  const testDatabase = await createSqliteDatabase();
  try {
    for (const args of [['--help'], ['help'], []]) {
      const help = await runCliProcess(testDatabase, args, { environment: { PORT: 'wrong' } });
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain('Exit status:\n  0  done');
    }
    const wrong: [Record<string, string>, number][] = [
      [{ PORT: 'wrong' }, 2],
      [{}, 3],
      [{ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop' }, 5],
    ];
    for (const [environment, code] of wrong) {
      const result = await runCli(testDatabase, ['audit'], { environment });
      expect(result).toMatchObject({ code, out: '' });
      expect(result.err).toMatch(/^[^\n]+\.\n$/);
      expect(result.err).not.toContain('hush');
    }
  } finally {
    await testDatabase.remove();
  }
});

test('the documentation has a call of every command, with valid arguments', async () => {
  const names = new Set<string>();
  for (const call of documentedCalls) {
    const args = call.split(/\s+/);
    names.add(args[0] ?? '');
    const { program, calls } = makeProgram();
    await program.parseAsync(args, { from: 'user' });
    expect(calls, call).toHaveLength(1);
  }
  for (const command of makeProgram().program.commands) expect(names).toContain(command.name());
});
