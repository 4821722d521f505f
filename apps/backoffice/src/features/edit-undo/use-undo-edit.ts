import { createOnce, CreateOutcomeError, type CreateOptions } from '@shop/api-client';
import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../lib/error-key.ts';

type Action = { text: string; onClick: () => void };
type Announce = (text: string, options?: { severity?: 'error'; action?: Action }) => void;
type SendUndo = (change: string, options: CreateOptions) => Promise<unknown>;
type Edited = { name: string; send: SendUndo };
type UndoEditOptions = {
  /** The namespace of the messages. */
  texts?: 'editHistory' | 'productHistory';
  /** Why a change was not undone. By default, the text of the error code. */
  reasonOf?: (error: unknown) => string;
};

/**
 * `undo` undoes a change (feature `undo`), announces the result and reads again what that changes. After a lost
 * response the message has Retry, with the same key. `optionsFor` are those of the message about a change: its button Undo.
 * @param announce shows a message; `useAnnounce`
 */
export function useUndoEdit(
  announce: Announce,
  { texts = 'editHistory', reasonOf }: UndoEditOptions = {},
) {
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  const queryClient = useQueryClient();

  /**
   * @param edited its name, and the call that undoes one of its changes
   * @returns whether the change is undone
   */
  async function undo(
    { name, send }: Edited,
    change: string,
    once = createOnce({ supportsKeys: () => true, send }),
  ): Promise<boolean> {
    try {
      await once(change);
      announce(t(`${texts}.undone`, { name }));
      return true;
    } catch (error) {
      const isUnknown = error instanceof CreateOutcomeError;
      const text = t(`${texts}.${isUnknown ? 'maybe' : 'failed'}`, { name });
      const onClick = () => void undo({ name, send }, change, once);
      announce(`${text} ${(reasonOf ?? reasonOfCode)(error)}`, {
        severity: 'error',
        ...(isUnknown && { action: { text: t('retry'), onClick } }),
      });
      return false;
    } finally {
      void queryClient.invalidateQueries();
    }
  }

  function reasonOfCode(error: unknown): string {
    if (error instanceof CreateOutcomeError) return t('editHistory.unknown');
    const key = errorKey(error);
    return key === 'bad_transition' ? t('editHistory.late') : t(`errors.${key}`);
  }

  function optionsFor(edited: Edited, change: string | undefined) {
    if (change === undefined) return undefined;
    return { undo: () => void undo(edited, change) };
  }

  return { undo, optionsFor };
}
