const ERROR_LEVEL = 50;

/**
 * Returns the text that the terminal shows for an output line of the API: plain text, the first password
 * of the owner, and errors of the JSON log. Returns undefined for other log entries.
 */
export function filterApiLog(line: string): string | undefined {
  const { owner, level, msg } = parseLine(line);
  if (owner !== undefined) {
    return `The owner signs in as ${owner.username}, password ${owner.password}\n(shown only once: store it).`;
  }
  if (level === undefined) return msg;
  return level >= ERROR_LEVEL ? `API error: ${msg}` : undefined;
}

type LogEntry = {
  owner?: { username: string; password: string };
  level?: number;
  msg: string;
};

function parseLine(line: string): LogEntry {
  try {
    const entry: LogEntry = line.startsWith('{') ? JSON.parse(line) : { msg: line };
    return entry;
  } catch {
    return { msg: line };
  }
}
