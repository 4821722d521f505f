import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DownloadIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../../../lib/admin-context.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { CopyButton } from './copy-button.tsx';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import { useFocusOnMount } from '../../../lib/use-focus-on-mount.ts';

/** The last step of the set-up: the recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  const { name } = useShop();
  const { username } = useAdmin();
  const heading = [name, username, t('twoFactor.recoveryCodes')].filter(Boolean).join(' · ');
  const text = useFocusOnMount<HTMLElement>();
  const file = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography ref={text} tabIndex={-1} sx={NO_FOCUS_RING}>
        {t('twoFactor.recoveryText')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('twoFactor.recoveryCodes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
          gap: 2,
          m: 0,
          p: 4,
          listStyle: 'none',
          bgcolor: 'var(--color-placeholder)',
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <CopyButton text={codes.join('\n')} label={t('twoFactor.copyCodes')} />
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('twoFactor.fileName')}
          startIcon={<DownloadIcon size={20} />}
        >
          {t('twoFactor.download')}
        </Button>
      </Box>
    </Box>
  );
}
