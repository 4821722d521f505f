import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffWithPassword } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { Description, DescriptionList } from '../../../components/description-list.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { CopyButton } from './copy-button.tsx';

export type StaffPasswordDialogProps = {
  title: string;
  account: Pick<StaffWithPassword, 'username' | 'password'>;
  onClose: () => void;
};

/** Shows the temporary password of an account of the staff, once. */
export function StaffPasswordDialog({ title, account, onClose }: StaffPasswordDialogProps) {
  const { t } = useTranslation();
  const { username, password } = account;
  return (
    <ResponsiveDialog
      open
      title={title}
      onClose={onClose}
      buttonsOnly
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('staff.done')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Typography>{t('staff.passwordText')}</Typography>
        <DescriptionList>
          <Description name={t('staff.username')}>{username}</Description>
          <Description name={t('staff.password')}>
            <code>{password}</code>
          </Description>
        </DescriptionList>
        <CopyButton text={password} label={t('account.copy')} />
      </Box>
    </ResponsiveDialog>
  );
}
