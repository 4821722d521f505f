import { OPEN_PARAM } from '../../lib/paths.ts';
import { useUrlParams } from './url-params.ts';

/** The dialog over a list, stored in the URL, so that reload and Back work. */
export function useDialogParam() {
  const [params, setParams] = useUrlParams();
  return {
    /** The id of the open item; null without a dialog. */
    dialogParam: params.get(OPEN_PARAM),
    openDialog: (id: string) => {
      const next = new URLSearchParams(params);
      next.set(OPEN_PARAM, id);
      setParams(next);
    },
    closeDialog: () => {
      const next = new URLSearchParams(params);
      next.delete(OPEN_PARAM);
      setParams(next, { replace: true });
    },
  };
}
