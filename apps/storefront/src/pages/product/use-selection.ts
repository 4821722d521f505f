import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { readVariant, writeVariant, type VariantParams } from '../../lib/variant-params.ts';
import {
  changeSelection,
  initialSelection,
  type Selection,
  type SelectionAction,
} from './selection.ts';

/**
 * PROD-5: the selection on a product's page. A chosen colour and size replace those of the URL, so that a reload
 * and a shared link keep the choice.
 */
export function useSelection(product: Product): {
  selection: Selection;
  select: (action: SelectionAction) => void;
  /** Whether the URL has the selection: the shopper or the link has chosen it. */
  isInUrl: boolean;
} {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [selection, setSelection] = useState(() => initialSelection(product, readVariant(query)));
  const [isChanged, setChanged] = useState(false);
  const { color, size } = selection;

  const replaceUrl = useEffectEvent((variant: VariantParams) => {
    const next = writeVariant(query, variant);
    if (!query.has('id') || String(next) === String(query)) return;
    void navigate({ search: `?${next}` }, { replace: true, state });
  });
  useEffect(() => {
    if (isChanged) replaceUrl({ color, size });
  }, [isChanged, color, size]);

  function select(action: SelectionAction) {
    setSelection((current) => changeSelection(product, current, action));
    if (action.type !== 'quantity') setChanged(true);
  }

  return { selection, select, isInUrl: isChanged || readVariant(query).color !== null };
}
