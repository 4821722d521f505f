import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The upload's progress, from 0 to 1; at 1 the API server processes the images. */
export function UploadProgress({ sent }: { sent: number }) {
  const { t } = useTranslation();
  const id = useId();
  const percent = Math.floor(sent * 100);
  return (
    <Box>
      <Typography id={id} variant="caption" color="textSecondary">
        {sent < 1 ? t('save.uploading', { percent }) : t('save.processing')}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        variant={sent < 1 ? 'determinate' : 'indeterminate'}
        value={percent}
      />
    </Box>
  );
}
