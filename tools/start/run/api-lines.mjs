const ERROR_LEVEL = 50;

/**
 * What the person at the keyboard is shown of a line the API wrote: its plain words, the owner it made
 * at a first start, and of its log, a JSON object a line, the errors.
 * @param {string} line
 * @returns {string | undefined}
 */
export function tellApiLine(line) {
  const { owner, level, msg } = readObject(line) ?? { msg: line };
  if (owner !== undefined) {
    return `The owner signs in as ${owner.username}, password ${owner.password}\n(shown this once: keep it).`;
  }
  if (level === undefined) return msg;
  return level >= ERROR_LEVEL ? `API error: ${msg}` : undefined;
}

/** @param {string} line */
function readObject(line) {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}
