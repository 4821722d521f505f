import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api.ts';

/**
 * The maximum number of pieces of one variant in an order. Infinity while it is not known, where there is none, and
 * without the feature `order-limits`.
 * @param isNeeded nothing is fetched before it is true
 */
export function useMaxPieces(isNeeded: boolean): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['order-limits'],
    queryFn: ({ signal }) => api.commands.limits({ signal }),
    enabled: isNeeded && api.features().has('order-limits'),
    staleTime: Infinity,
  });
  return data?.line_pieces ?? Infinity;
}
