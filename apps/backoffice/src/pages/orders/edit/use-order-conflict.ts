import { CreateOutcomeError, isApiError } from '@shop/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../../lib/error-key.ts';
import { ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The present state of an order that was changed or deleted since its form was opened. */
export function useOrderConflict(id: string) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending, isIdle, reset } = useMutation({
    mutationFn: () => client.commands.get(id),
    // What is behind the form is not the present order either.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return {
    /** Whether the last save found a conflict. */
    isFound: !isIdle,
    present: data,
    isDeleted: isNotFound(error),
    isReading: isPending,
    error,
    /** Reads the present order when a save failed because it changed; returns whether it did. */
    read(failure: unknown): boolean {
      if (!isConflict(failure)) return false;
      mutate();
      return true;
    },
    retry: () => mutate(),
    dismiss: reset,
  };
}

export type OrderConflict = ReturnType<typeof useOrderConflict>;

/** The order is another one than the form's: also after an earlier request of this form, whose response was lost. */
function isConflict(error: unknown): boolean {
  if (error instanceof CreateOutcomeError) return error.outcome === 'created-earlier';
  return isNotFound(error) || (isApiError(error) && error.code === 'order_conflict');
}
