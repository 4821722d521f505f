import type { EndpointName } from '@shop/contract/endpoints';
import { IDEMPOTENCY_HEADER, type Feature } from '@shop/contract/features';
import type { CreateOptions } from '../options.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

/**
 * Creates the header of one endpoint's idempotency keys. A key is rejected as `unsupported` unless the latest
 * response lists the feature. A key that was sent once may be sent again whatever later responses list.
 */
export function keyHeader(
  { requireFeature }: Pick<HttpClient, 'requireFeature'>,
  name: EndpointName,
  feature: Feature,
): (options: CreateOptions) => Pick<HttpRequest, 'headers'> {
  const sentKeys = new Set<string>();
  return ({ idempotencyKey: key, isRepeat = false }) => {
    if (key === undefined) return {};
    if (!isRepeat && !sentKeys.has(key)) requireFeature(name, feature);
    sentKeys.add(key);
    return { headers: { [IDEMPOTENCY_HEADER]: key } };
  };
}
