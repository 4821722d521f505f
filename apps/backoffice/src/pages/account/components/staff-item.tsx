import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Account } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';

export type StaffItemProps = {
  account: Account;
  /** Whether it is the signed-in owner's. */
  isOwn: boolean;
  isUpdating: boolean;
  onUpdate: () => void;
  onChangeRole: () => void;
  onResetPassword: () => void;
  onStopTwoFactor: () => void;
  onDelete: () => void;
};

/** An account: its role and state, and the actions on it. An owner's account only has its role changed, by another owner. */
export function StaffItem(props: StaffItemProps) {
  const { account, isOwn, isUpdating, onUpdate, onChangeRole } = props;
  const { onResetPassword, onStopTwoFactor, onDelete } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { username: name, role, disabled } = account;
  const lastUse = account.last_used_at;
  return (
    <ListItem
      disableGutters
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography dir="auto" sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {role === 'owner' && <Chip label={t('account.roles.owner')} />}
          {disabled && <Chip color="error" label={t('staff.disabled')} />}
          {account.password_change_required && (
            <Chip color="warning" label={t('staff.firstPassword')} />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {lastUse === null
            ? t('staff.neverUsed')
            : t('staff.lastUsedAt', { date: formatDateTime(lastUse, language) })}
        </Typography>
      </Box>
      {role === 'owner' && !isOwn && (
        <Button
          aria-label={t('staff.makeStaffNamed', { name })}
          onClick={onChangeRole}
          sx={{ mx: -3 }}
        >
          {t('staff.makeStaff')}
        </Button>
      )}
      {role === 'staff' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -3 }}>
          {!disabled && (
            <Button aria-label={t('staff.makeOwnerNamed', { name })} onClick={onChangeRole}>
              {t('staff.makeOwner')}
            </Button>
          )}
          <Button aria-label={t('staff.resetPasswordNamed', { name })} onClick={onResetPassword}>
            {t('staff.resetPassword')}
          </Button>
          {account.two_factor && (
            <Button aria-label={t('staff.stopTwoFactorNamed', { name })} onClick={onStopTwoFactor}>
              {t('staff.stopTwoFactor')}
            </Button>
          )}
          <AriaDisabledButton
            aria-label={t(disabled ? 'staff.enableNamed' : 'staff.disableNamed', { name })}
            inactive={isUpdating}
            onClick={onUpdate}
          >
            {disabled ? t('staff.enable') : t('staff.disable')}
          </AriaDisabledButton>
          <Button color="error" aria-label={t('staff.deleteNamed', { name })} onClick={onDelete}>
            {t('staff.delete')}
          </Button>
        </Box>
      )}
    </ListItem>
  );
}
