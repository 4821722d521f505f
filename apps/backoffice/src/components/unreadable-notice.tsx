import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { UnreadableItems } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { useTranslation } from 'react-i18next';

export type UnreadableNoticeProps = {
  /** What the API server sent in a form that cannot be read; undefined while the list loads. */
  unreadable: UnreadableItems | undefined;
  /** How many there are, such as "2 products cannot be shown". */
  title: (count: number) => string;
};

/** The names that are listed; the rest is counted. */
const MAX_NAMES = 5;

/** Which items of a list the API server sent in a form that cannot be read: their number and names. */
export function UnreadableNotice({ unreadable, title }: UnreadableNoticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!unreadable || unreadable.count === 0) return null;
  const names = unreadable.names.slice(0, MAX_NAMES);
  const others = unreadable.count - names.length;
  // Isolated, so that an Arabic name does not reorder the text around it.
  const shown = names.map((name) => `\u2068${name}\u2069`);
  if (others > 0 && names.length > 0) shown.push(t('unreadable.others', { count: others }));
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{title(unreadable.count)}</AlertTitle>
      {shown.length > 0 && `${new Intl.ListFormat(language).format(shown)}. `}
      {t('unreadable.text')}
    </Alert>
  );
}
