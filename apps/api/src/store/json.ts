import { z } from 'zod';

const texts = z.array(z.string());

/** Reads a column that holds a JSON list of texts. */
export function readTexts(json: string): string[] {
  return texts.parse(JSON.parse(json));
}
