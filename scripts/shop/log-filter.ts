import { readFileSync } from 'node:fs';

const ERROR_LEVEL = 50;

/**
 * Returns the text to print for an output line of the API: plain text, the first password of the owner, and errors of
 * the JSON log. Returns undefined for other log entries.
 * @param isTerminal otherwise the output may be stored: it gets the path of the password
 */
export function filterApiLog(line: string, isTerminal: boolean): string | undefined {
  const { owner, level, msg, reqId } = parseLine(line);
  if (owner !== undefined) {
    const { username, passwordFile } = owner;
    if (!isTerminal) return `The owner signs in as ${username}, password in ${passwordFile}`;
    const [, password = ''] = readFileSync(passwordFile, 'utf8').split('\n');
    return `The owner signs in as ${username}, password ${password}\n(until the first sign-in, it is also in ${passwordFile}).`;
  }
  if (level === undefined) return msg;
  if (level < ERROR_LEVEL) return undefined;
  return `API error: ${msg}${reqId === undefined ? '' : ` (request ${reqId})`}`;
}

type LogEntry = {
  owner?: { username: string; passwordFile: string };
  level?: number;
  msg: string;
  /** The reference that an error page shows. */
  reqId?: string;
};

function parseLine(line: string): LogEntry {
  try {
    const entry: LogEntry = line.startsWith('{') ? JSON.parse(line) : { msg: line };
    return entry;
  } catch {
    return { msg: line };
  }
}
