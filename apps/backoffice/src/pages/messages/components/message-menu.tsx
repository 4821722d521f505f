import { DeleteIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';

export type MessageMenuProps = {
  /** The id of the text that describes the button: in a list all have the same name. */
  describedBy?: string;
  onDelete: () => void;
};

/** The rare action on a message: delete, after a confirmation (ADM-9). Only the owner has it. */
export function MessageMenu({ describedBy, onDelete }: MessageMenuProps) {
  const { t } = useTranslation();
  if (!useIsOwner()) return null;
  return (
    <MoreMenu
      label={t('queries.moreActions')}
      {...(describedBy !== undefined && { describedBy })}
      actions={[
        {
          label: t('queries.delete'),
          icon: <DeleteIcon size={20} />,
          isDestructive: true,
          onClick: onDelete,
        },
      ]}
    />
  );
}
