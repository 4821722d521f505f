import { addEditHistoryTexts } from '@shop/i18n/backoffice-edit-history';
import { DeleteIcon, HistoryIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';

export type MessageMenuProps = {
  /** The id of the text that describes the button: in a list all have the same name. */
  describedBy?: string;
  /** Undefined in a list, and without the feature `undo`. */
  onHistory?: (() => void) | undefined;
  onDelete: () => void;
};

/** The rare actions on a message: its history, and for the owner, delete after a confirmation (ADM-9). */
export function MessageMenu({ describedBy, onHistory, onDelete }: MessageMenuProps) {
  const { t, i18n } = useTranslation();
  addEditHistoryTexts(i18n);
  const isOwner = useIsOwner();
  if (!isOwner && !onHistory) return null;
  return (
    <MoreMenu
      label={t('queries.moreActions')}
      {...(describedBy !== undefined && { describedBy })}
      actions={[
        ...(onHistory
          ? [
              {
                label: t('editHistory.open'),
                icon: <HistoryIcon size={20} />,
                onClick: onHistory,
              },
            ]
          : []),
        ...(isOwner
          ? [
              {
                label: t('queries.delete'),
                icon: <DeleteIcon size={20} />,
                isDestructive: true,
                onClick: onDelete,
              },
            ]
          : []),
      ]}
    />
  );
}
