import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DeleteIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';

/** That the draft is stored on this device, and the button that removes it. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('orderNew.draftKept')}
      </Typography>
      <Button startIcon={<DeleteIcon size={20} />} onClick={() => setConfirming(true)}>
        {t('orderNew.discard')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={t('orderNew.discardQuestion')}
        text={t('orderNew.discardText')}
        confirm={t('orderNew.discard')}
        onConfirm={() => {
          setConfirming(false);
          onDiscard();
        }}
        onCancel={() => setConfirming(false)}
      />
    </Stack>
  );
}
