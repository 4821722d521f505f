import { fstatSync, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/**
 * The standard output for a log: lines that cannot be written (a full disk, a reader that is gone) are
 * lost, and neither end the host nor keep later ones from being written (O10).
 */
export function openStandardOutput(): { write: (lines: string) => void } {
  // Node's own stream on a file ends for good with the first write that fails.
  if (fstatSync(STANDARD_OUTPUT).isFile()) return { write: writeToFile };
  process.stdout.on('error', () => {});
  return { write: (lines) => void process.stdout.write(lines) };
}

function writeToFile(lines: string): void {
  try {
    writeSync(STANDARD_OUTPUT, lines);
  } catch {
    // There is nowhere to say so.
  }
}
