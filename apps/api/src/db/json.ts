import { z } from 'zod';

const strings = z.array(z.string());

/** Parses a column with a JSON array of strings. */
export function parseStrings(json: string): string[] {
  return strings.parse(JSON.parse(json));
}
