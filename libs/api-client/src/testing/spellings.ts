import fc from 'fast-check';
import { isFields, type Fields } from '../readers/fields.ts';

/**
 * One value in three forms: as the contract specifies it, as another API server may send it, and as the
 * client must return it.
 */
type Spelled = { canonical: unknown; json: unknown; client: unknown };

/** The API's URL in these tests. */
export const BASE = new URL('https://api.example.tn/');

const IDS = new Set([
  'product_Id',
  'command_id',
  'id',
  'product',
  'access',
  'attempt',
  'change_id',
  'account_id',
]);
const NUMBERED = new Set([...IDS, 'size', 'sizes', 'number', 'street']);
const IMAGES = new Set(['product_images', 'image']);
const ANY_CASE = new Set(['badge', 'gender', 'season', 'image_type', 'query_type', 'status']);
const IMAGE_SPELLINGS = [
  { path: '/media/robe.webp', url: 'https://api.example.tn/media/robe.webp' },
  { path: 'media/écru 1.jpg', url: 'https://api.example.tn/media/%C3%A9cru%201.jpg' },
  { path: 'https://cdn.example.tn/a.avif', url: 'https://cdn.example.tn/a.avif' },
];

/**
 * Generates values of a schema, given as JSON Schema, each with one lenient form: decimals and whole numbers
 * as text or number, ids as number or text, flags as boolean, number or text, choices in another case, dates
 * in another time zone, inner lists as JSON text, image paths absolute or relative.
 */
export function spelled(schema: unknown, key = ''): fc.Arbitrary<Spelled> {
  const shape = isFields(schema) ? schema : {};
  if (Array.isArray(shape['anyOf'])) {
    return fc.oneof(...shape['anyOf'].map((option: unknown) => spelled(option, key)));
  }
  if (Array.isArray(shape['type'])) {
    return fc.oneof(...shape['type'].map((type: unknown) => spelled({ ...shape, type }, key)));
  }
  switch (shape['type']) {
    case 'object':
      return spelledObject(shape);
    case 'array':
      return spelledList(shape, key);
    case 'string':
      return spelledText(shape, key);
    case 'integer':
      return fc
        .tuple(fc.nat(1_000_000), fc.boolean())
        .map(([whole, asText]) => spelling(whole, asText ? String(whole) : whole));
    case 'boolean':
      return fc
        .tuple(fc.boolean(), fc.nat(3))
        .map(([flag, way]) =>
          spelling(flag, [flag, Number(flag), String(flag), flag ? '1' : '0'][way]),
        );
    case 'null':
      return fc.constant(spelling(null, null));
    default:
      throw new Error(`No spelling for ${JSON.stringify(shape)}`);
  }
}

function spelling(canonical: unknown, json: unknown, client = canonical): Spelled {
  return { canonical, json, client };
}

function spelledObject(shape: Fields): fc.Arbitrary<Spelled> {
  const { properties, required, propertyNames, additionalProperties } = shape;
  if (isFields(properties)) {
    const parts = Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, spelled(part, key)]),
    );
    const requiredKeys = Array.isArray(required) ? required.map(String) : [];
    return fc.record(parts, { requiredKeys }).map(combine);
  }
  const names = isFields(propertyNames) ? propertyNames['enum'] : undefined;
  const keys = Array.isArray(names) ? names.map(String) : ['client_name', 'colors.0'];
  return fc
    .record(Object.fromEntries(keys.map((key) => [key, spelled(additionalProperties)])))
    .map(combine);
}

function combine(parts: Record<string, Spelled | undefined>): Spelled {
  const present = Object.entries(parts).flatMap(([key, part]) => (part ? [{ key, part }] : []));
  return {
    canonical: Object.fromEntries(present.map(({ key, part }) => [key, part.canonical])),
    json: Object.fromEntries(present.map(({ key, part }) => [key, part.json])),
    client: Object.fromEntries(present.map(({ key, part }) => [key, part.client])),
  };
}

function spelledList(shape: Fields, key: string): fc.Arbitrary<Spelled> {
  const item = spelled(shape['items'], key);
  return fc.tuple(fc.array(item, { maxLength: 4 }), fc.boolean()).map(([items, asJson]) => {
    const json = items.map((part) => part.json);
    return {
      canonical: items.map((part) => part.canonical),
      json: key === 'colors' && asJson && isFields(shape['items']) ? JSON.stringify(json) : json,
      client: items.map((part) => part.client),
    };
  });
}

function spelledText(shape: Fields, key: string): fc.Arbitrary<Spelled> {
  if (Array.isArray(shape['enum'])) return spelledChoice(shape['enum'].map(String), key);
  if (shape['format'] === 'date-time') return spelledMoment();
  if (typeof shape['pattern'] === 'string') return spelledDecimal();
  if (IMAGES.has(key)) {
    return fc
      .constantFrom(...IMAGE_SPELLINGS)
      .map((image) => spelling(image.path, image.path, image));
  }
  if (!NUMBERED.has(key)) return fc.string().map((text) => spelling(text, text));
  const numbers = fc
    .tuple(fc.nat(99_999), fc.boolean())
    .map(([number, asNumber]) => spelling(String(number), asNumber ? number : String(number)));
  const words = fc.constantFrom('K7Q29-FXM3T', 'XL', 'a/b ?#').map((text) => spelling(text, text));
  return fc.oneof(numbers, words);
}

function spelledChoice(choices: string[], key: string): fc.Arbitrary<Spelled> {
  return fc
    .tuple(fc.constantFrom(...choices), fc.boolean())
    .map(([choice, other]) =>
      spelling(choice, other && ANY_CASE.has(key) ? choice.toUpperCase() : choice),
    );
}

function spelledMoment(): fc.Arbitrary<Spelled> {
  const dates = fc.date({
    min: new Date('2000-01-02'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  return fc.tuple(dates, fc.boolean()).map(([date, isLocal]) => {
    const inTunis = new Date(date.getTime() + 3_600_000).toISOString().replace('Z', '+01:00');
    return spelling(date.toISOString(), isLocal ? inTunis : date.toISOString());
  });
}

function spelledDecimal(): fc.Arbitrary<Spelled> {
  return fc.tuple(fc.nat(1_000_000_000), fc.nat(3)).map(([hundredths, way]) => {
    const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
    const number = Number(text);
    return spelling(text, [text, number, String(number), `${text}00`][way]);
  });
}
