import { readdir, readFile } from 'node:fs/promises';

/** The kernel's unit in /proc is a hundredth of a second on Linux. */
const MS_PER_TICK = 10;

/** The fields of /proc/PID/stat that are needed; times in milliseconds. */
type ProcessTimes = { parent: number; own: number; endedChildren: number };

/**
 * The processor time that a process and its child processes have used, in milliseconds, those that ended included.
 * Only Linux has it.
 */
export async function processorTime(pid: number): Promise<number> {
  const main = await readTimes(pid);
  if (main === undefined) throw new Error(`There is no process ${pid}`);
  const others = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = await Promise.all(others.map(readTimes));
  const children = all.filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.own ?? 0), main.own + main.endedChildren);
}

/** The times of a process; undefined when it has ended. */
async function readTimes(pid: number): Promise<ProcessTimes | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of the program is in parentheses, and may contain spaces: proc(5).
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return undefined;
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return {
    parent,
    own: (user + system) * MS_PER_TICK,
    endedChildren: (childrenUser + childrenSystem) * MS_PER_TICK,
  };
}
