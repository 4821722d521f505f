/** How long an answer asks to wait (`Retry-After`: seconds or a date), in milliseconds from now. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
