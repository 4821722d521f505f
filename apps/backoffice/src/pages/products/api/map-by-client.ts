import type { ApiClient } from '@shop/api-client';

/** Returns a function that returns the map of a client, by product id: another client has another API server. */
export function mapByClient<Value>(): (client: ApiClient) => Map<string, Value> {
  const maps = new WeakMap<ApiClient, Map<string, Value>>();
  return (client) => {
    const map = maps.get(client) ?? new Map<string, Value>();
    maps.set(client, map);
    return map;
  };
}
