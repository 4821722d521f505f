import type { ServerResponse } from 'node:http';

/** How a host may treat a call beside answering it: the ways of F1, and what makes a page's rarer states. */
export const MOODS = [
  'refuses',
  'hangs',
  'answers 429',
  'answers 500',
  'answers HTML',
  'cuts its JSON',
  'answers null',
  'answers {}',
  'answers wrong types',
  'answers an empty list',
  'answers 10 MB',
] as const;

/** A mood by name, or the very answer. */
export type Mood = (typeof MOODS)[number] | { status: number; body: unknown };

const JSON_TYPE = { 'content-type': 'application/json' };

const MISTYPED = [
  null,
  5,
  { product_Id: {}, product_name: 7, price: 'NaN', product_images: 'none', colors: 'red' },
  { id: [], image: 12, image_type: null },
];

/** 10 MB that can be read as JSON and mean nothing. */
const TEN_MB = JSON.stringify([{ product_name: 'x'.repeat(10 * 1024 * 1024) }]);

/**
 * Gives one answer of a mood. `hangs` leaves the connection open until the host is closed.
 * @param headers those of every answer of the host
 */
export function answerIn(
  mood: Mood,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const say = (status: number, text: string, type = JSON_TYPE) =>
    response.writeHead(status, { ...headers, ...type }).end(text);
  if (typeof mood === 'object') {
    say(mood.status, JSON.stringify(mood.body));
    return;
  }
  switch (mood) {
    case 'refuses':
      response.destroy();
      return;
    case 'hangs':
      return;
    case 'answers 429':
      response.setHeader('retry-after', '60');
      say(429, '{"error":"Too many requests"}');
      return;
    case 'answers 500':
      say(500, '{"error":"Server error"}');
      return;
    case 'answers HTML':
      say(200, '<!doctype html><title>Hello</title>', { 'content-type': 'text/html' });
      return;
    case 'cuts its JSON':
      say(200, '[{"product_Id":"1","product_na');
      return;
    case 'answers null':
      say(200, 'null');
      return;
    case 'answers {}':
      say(200, '{}');
      return;
    case 'answers wrong types':
      say(200, JSON.stringify(MISTYPED));
      return;
    case 'answers an empty list':
      say(200, '[]');
      return;
    case 'answers 10 MB':
      say(200, TEN_MB);
  }
}
