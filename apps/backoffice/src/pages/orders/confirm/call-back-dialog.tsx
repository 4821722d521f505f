import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { callBackTimes, parseCallBack } from './call-back-times.ts';
import { NumberedChoices } from './numbered-choices.tsx';
import type { ChoiceDialogProps } from './refused-dialog.tsx';

/** When the customer wants to be called back: a usual time, which is recorded at once, or a typed one. */
export function CallBackDialog({ open, hasKeys, onRecord, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation();
  return (
    <ResponsiveDialog
      open={open}
      title={t('confirm.callBackTitle')}
      onClose={onClose}
      maxWidth="xs"
    >
      <CallBackForm
        hasKeys={hasKeys}
        onChoose={(at) => onRecord({ outcome: 'call_back', call_at: at })}
      />
    </ResponsiveDialog>
  );
}

type CallBackFormProps = { hasKeys: boolean; onChoose: (at: string) => void };

function CallBackForm({ hasKeys, onChoose }: CallBackFormProps) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const at = parseCallBack(typed, Date.now());
    if (at === undefined) setInvalid(true);
    else onChoose(at);
  }

  return (
    <Stack sx={{ gap: 3, py: 2 }}>
      <NumberedChoices
        hasKeys={hasKeys}
        choices={callBackTimes(now).map(({ name, at }) => ({
          name,
          text: t(`confirm.callBackTimes.${name}`),
          onChoose: () => onChoose(at),
        }))}
      />
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3, mt: 2 }}>
        <TextField
          type="datetime-local"
          label={t('confirm.callBackAt')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setInvalid(false);
          }}
          error={isInvalid ? t('confirm.callBackInvalid') : undefined}
        />
        <Button type="submit" variant="contained" size="large">
          {t('confirm.callBackSave')}
        </Button>
      </Stack>
    </Stack>
  );
}
