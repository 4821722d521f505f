import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useFocusOnMount } from '../../../lib/use-focus-on-mount.ts';
import type { DraftProposal } from '../new/draft-values.ts';
import { proposeOrder } from './propose-order.ts';
import { ProposalFields } from './proposal-fields.tsx';
import {
  draftProposal,
  isEmptyProposal,
  missingIn,
  proposalValues,
  type ProposalValues,
} from './proposal-values.ts';
import { usePasteCatalogue } from './use-paste-catalogue.ts';

/** Several long chats; a longer text is cut. */
const MAX_TEXT = 20_000;

export type PasteDialogProps = {
  text: string;
  onChange: (text: string) => void;
  onUse: (proposal: DraftProposal) => void;
  onClose: () => void;
};

/** The dialog in which a message is pasted, and then the proposal from it is corrected. */
export function PasteDialog({ text, onChange, onUse, onClose }: PasteDialogProps) {
  const { t } = useTranslation();
  const { catalogue, isLoading, hasFailed } = usePasteCatalogue();
  const [values, setValues] = useState<ProposalValues>();
  const [isSubmitted, setSubmitted] = useState(false);
  /** How often incomplete lines were to be used. */
  const [attempts, setAttempts] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const isEmpty = text.trim() === '';

  // The first field that is to be chosen.
  useEffect(() => {
    if (attempts > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function propose() {
    setSubmitted(true);
    if (isEmpty || isLoading) return;
    setSubmitted(false);
    setValues(proposalValues(proposeOrder(text, catalogue)));
  }

  function apply() {
    if (!values) return;
    setSubmitted(true);
    if (values.lines.some((line) => missingIn(line).length > 0)) setAttempts(attempts + 1);
    else onUse(draftProposal(values, catalogue.products));
  }

  function edit() {
    setSubmitted(false);
    setValues(undefined);
  }

  return (
    <ResponsiveDialog
      open
      title={values ? t('paste.proposal') : t('paste.title')}
      onClose={onClose}
      maxWidth="md"
      actions={
        values ? (
          <>
            <Button onClick={edit}>{t('paste.edit')}</Button>
            {!isEmptyProposal(values) && (
              <Button variant="contained" onClick={apply}>
                {t('paste.use')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('dialog.cancel')}</Button>
            <AriaDisabledButton variant="contained" onClick={propose} inactive={isLoading}>
              {isLoading ? t('paste.loading') : t('paste.propose')}
            </AriaDisabledButton>
          </>
        )
      }
    >
      <Box ref={content} sx={{ display: 'grid', gap: 5 }}>
        {hasFailed && <Alert severity="warning">{t('paste.productsFailed')}</Alert>}
        {values ? (
          <ProposalFields
            values={values}
            products={catalogue.products}
            isSubmitted={isSubmitted}
            onChange={setValues}
          />
        ) : (
          <MessageField
            text={text}
            error={isSubmitted && isEmpty ? t('paste.empty') : undefined}
            onChange={onChange}
          />
        )}
      </Box>
    </ResponsiveDialog>
  );
}

type MessageFieldProps = {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function MessageField({ text, error, onChange }: MessageFieldProps) {
  const { t } = useTranslation();
  const input = useFocusOnMount<HTMLTextAreaElement>();
  return (
    <TextField
      label={t('paste.message')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      inputRef={input}
      multiline
      minRows={8}
      maxRows={16}
      error={error}
      rule={t('paste.hint')}
      htmlInput={{ dir: 'auto', maxLength: MAX_TEXT, spellCheck: false, autoComplete: 'off' }}
    />
  );
}
