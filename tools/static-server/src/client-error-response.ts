import { STATUS_CODES } from 'node:http';
import { PLAIN_HEADERS, transportHeaders } from './security-headers.ts';

/** The statuses of Node's errors; the others are bytes that are not HTTP. */
const STATUSES = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * The response to bytes that are not HTTP, and to headers that are too long or do not arrive in time, with the
 * security headers of every response.
 */
export function clientErrorResponse(error: { code: string }, isTls: boolean): string {
  const status = STATUSES.get(error.code) ?? 400;
  const reason = STATUS_CODES[status] ?? '';
  const headers = {
    ...PLAIN_HEADERS,
    ...transportHeaders(isTls),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': reason.length + 1,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}\n`;
}
