import type { EndpointName } from '@shop/contract/endpoints';
import type { Feature } from '@shop/contract/features';
import type { ApiClientOptions, Listing } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { readItems } from './readers/listing.ts';
import { unlessUnreadable } from './readers/unreadable.ts';
import { toApiError } from './transport/to-api-error.ts';
import {
  createTransport,
  type Outgoing,
  type Send,
  type Transport,
} from './transport/transport.ts';

const TIMEOUT_MS = 15_000;

/** Reads one entity of an answer. @throws Unreadable */
type Read<T> = (value: unknown) => T;

/** The ways a call is made; each rejects with nothing but an `ApiError`. */
export type Caller = {
  /** The API's address, ending in a slash. */
  base: URL;
  features: () => ReadonlySet<Feature>;
  /** Refuses, before anything is sent, what belongs to a feature the host does not name (API-4). */
  need: (name: EndpointName, feature: Feature) => void;
  list: <T>(
    name: EndpointName,
    entity: string,
    read: Read<T>,
    outgoing: Outgoing,
  ) => Promise<Listing<T>>;
  read: <T>(name: EndpointName, read: Read<T>, outgoing: Outgoing) => Promise<T>;
  /** A write's success is its status; what it answers is taken where it can be read, else null. */
  write: <T>(name: EndpointName, read: Read<T>, outgoing: Outgoing) => Promise<T | null>;
  /** A write whose answer nobody reads. */
  tell: (name: EndpointName, outgoing: Outgoing) => Promise<void>;
};

/**
 * Makes the ways to call one API address.
 * @param signIn puts a session before the transport; a shopper has none
 * @throws TypeError when `baseUrl` is no absolute address
 */
export function createCaller(
  options: ApiClientOptions,
  signIn: (transport: Transport) => Send = ({ send }) => send,
): Caller {
  const base = new URL(options.baseUrl.replace(/\/*$/, '/'));
  const transport = createTransport({
    base,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    initialFeatures: options.initialFeatures ?? [],
  });
  const send = signIn(transport);

  return {
    base,
    features: transport.features,
    need: (name, feature) => {
      if (!transport.features().has(feature)) throw new ApiError('unsupported', name, { feature });
    },
    list: async (name, entity, read, outgoing) => {
      const { body, total, features } = await send(name, outgoing);
      const items = readAs(name, () => readItems(body, entity, read, options.onDropped));
      return { items, total, features };
    },
    read: async (name, read, outgoing) => {
      const { body } = await send(name, outgoing);
      return readAs(name, () => read(body));
    },
    write: async (name, read, outgoing) => {
      const { body } = await send(name, outgoing);
      return unlessUnreadable(() => read(body)) ?? null;
    },
    tell: async (name, outgoing) => {
      await send(name, outgoing);
    },
  };
}

function readAs<T>(name: EndpointName, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw toApiError(name, error);
  }
}
