import Button from '@mui/material/Button';
import { addPasteTexts } from '@shop/i18n/backoffice-paste';
import { MessagesIcon } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import type { DraftProposal } from '../new/draft-values.ts';

/** The dialog and the words of all languages are loaded when it is opened. */
const PasteDialog = lazy(async () => ({
  default: (await import('./paste-dialog.tsx')).PasteDialog,
}));

export type PasteMessageProps = {
  /** Fills in the form. */
  onUse: (proposal: DraftProposal) => void;
};

/** A button that opens the dialog in which a message is pasted. */
export function PasteMessage({ onUse }: PasteMessageProps) {
  const { t, i18n } = useTranslation();
  addPasteTexts(i18n);
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  /** It stays while the page is open, so that a closed dialog loses nothing. */
  const [text, setText] = useState('');

  function apply(proposal: DraftProposal) {
    onUse(proposal);
    setText('');
    setOpen(false);
    announce(t('paste.used'));
  }

  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        startIcon={<MessagesIcon size={20} />}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {t('paste.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PasteDialog
            text={text}
            onChange={setText}
            onUse={apply}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
