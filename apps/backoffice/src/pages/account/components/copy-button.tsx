import Button from '@mui/material/Button';
import { CopyIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';

/** Copies a text; nothing where the browser does not allow it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  // Without HTTPS there is no clipboard, although the types declare one.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = async () => {
    await clipboard.writeText(text);
    announce(t('account.copied'));
  };
  return (
    <Button
      startIcon={<CopyIcon size={20} />}
      // A refused permission changes nothing: the text can still be selected.
      onClick={() => void copy().catch(() => undefined)}
    >
      {label}
    </Button>
  );
}
