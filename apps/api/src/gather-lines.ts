/**
 * Hands log lines on, those of one turn of the event loop together: under load a write for
 * each answer costs as much as the answer. Only a kill can lose lines, and only that turn's.
 */
export function gatherLines(out: { write: (lines: string) => unknown }): {
  write: (line: string) => void;
} {
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    out.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
