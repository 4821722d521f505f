const NO_NUMBER = 'sur demande';
const NO_NUMBERS = { price: NO_NUMBER, total_amount: NO_NUMBER };

/** A list whose first two items have no amounts, as an API server with other rules sends them. */
export function damageList(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((item: unknown, index) =>
    index < 2 && typeof item === 'object' ? { ...item, ...NO_NUMBERS } : item,
  );
}

/** The fields that people write. */
const TEXT_FIELDS = new Set([
  'product_name',
  'description',
  'client_name',
  'name',
  'city',
  'street',
  'message',
]);

/** Changes each text that people wrote, anywhere in a response. */
export function transformTexts(
  body: unknown,
  transformText: (text: string) => string,
  field = '',
): unknown {
  if (typeof body === 'string') return TEXT_FIELDS.has(field) ? transformText(body) : body;
  if (Array.isArray(body)) return body.map((each) => transformTexts(each, transformText));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, transformTexts(value, transformText, name)]),
  );
}
