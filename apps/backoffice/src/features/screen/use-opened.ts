import { useSearchParams } from 'react-router-dom';
import { OPEN_PARAM } from '../../platform/paths.ts';

/** What is open over a list, kept in the address, so that reload and Back do what one expects. */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  return {
    /** The id of what is open; null when nothing is. */
    opened: params.get(OPEN_PARAM),
    open: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(OPEN_PARAM, id);
      setParams(next, { preventScrollReset: true });
    },
    close: () => {
      const next = new URLSearchParams(params);
      next.delete(OPEN_PARAM);
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
