import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

export type CustomerTagsProps = {
  tags: readonly string[];
  /** Shows the customer as flagged. */
  isBlocked?: boolean;
};

/** The tags of a customer, after the chip of a flagged one; nothing without any. */
export function CustomerTags({ tags, isBlocked = false }: CustomerTagsProps) {
  const { t } = useTranslation();
  if (tags.length === 0 && !isBlocked) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, minWidth: 0 }}>
      {isBlocked && <Chip component="span" color="error" label={t('customers.blocked')} />}
      {tags.map((tag) => (
        <Chip key={tag} component="span" label={<bdi>{tag}</bdi>} sx={{ maxWidth: '100%' }} />
      ))}
    </Stack>
  );
}
