import type { Endpoint, EndpointName } from '@shop/contract/endpoints';
import type { Feature } from '@shop/contract/features';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { makeRecent } from '../answers/recent.ts';
import { knownParameters } from './feature-switch.ts';

/** Characters of the query strings whose reading is remembered, for each call. */
const MOST_CHARACTERS = 64 * 1024;

const queryStringSchema = z.record(z.string(), z.unknown());

/** What reads the query strings of one call. */
export type QueryReader = (request: FastifyRequest) => unknown;

/**
 * Makes what reads a call's query string by its schema; parameters of features that are off are left
 * out. The same few strings come again and again: what one was read as is remembered, and frozen.
 * The reader throws ZodError.
 */
export function makeQueryReader(
  name: EndpointName,
  { query: schema }: Endpoint,
  features: ReadonlySet<Feature>,
): QueryReader {
  if (!schema) return () => undefined;
  const known = makeRecent<string, { text: string; query: unknown }>({
    most: MOST_CHARACTERS,
    weigh: ({ text }) => text.length + 1,
  });
  return (request) => {
    const from = request.url.indexOf('?');
    const text = from < 0 ? '' : request.url.slice(from);
    const remembered = known.get(text);
    if (remembered) return remembered.query;
    const asked = queryStringSchema.parse(request.query);
    const query: unknown = Object.freeze(schema.parse(knownParameters(name, asked, features)));
    known.set(text, { text, query });
    return query;
  };
}
