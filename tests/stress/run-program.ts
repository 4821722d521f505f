import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program to its end. Returns whether its exit code was 0. */
export async function runProgram(program: string, ...args: string[]): Promise<boolean> {
  try {
    await execute(program, args);
    return true;
  } catch {
    return false;
  }
}
