import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { Account } from '@shop/contract/schemas';
import { PlusIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Placeholders } from '../../../components/placeholders.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useAdmin } from '../../../lib/admin-context.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import {
  useChangeRole,
  useDeleteStaff,
  useResetStaffPassword,
  useStaff,
  useStopStaffTwoFactor,
  useUpdateStaff,
} from '../api/use-staff.ts';
import { AccountSection } from './account-section.tsx';
import { NewStaffDialog } from './new-staff-dialog.tsx';
import { StaffItem } from './staff-item.tsx';
import { StaffPasswordDialog } from './staff-password-dialog.tsx';

const SAMPLES: readonly Account[] = [
  {
    id: 'sample',
    username: 'owner',
    role: 'owner',
    created_at: '2000-12-20T10:00:00.000Z',
    last_used_at: '2000-12-20T10:00:00.000Z',
    disabled: false,
    password_change_required: false,
  },
];

/** The accounts of the back office, for the owner (feature `staff`). */
export function StaffSection() {
  const { t } = useTranslation();
  const { username } = useAdmin();
  const staff = useStaff();
  const update = useUpdateStaff();
  const roleChange = useChangeRole();
  const deletion = useDeleteStaff();
  const isUndoable = useShop().client.features().has('undo');
  const reset = useResetStaffPassword();
  const stopTwoFactor = useStopStaffTwoFactor();
  const [isAdding, setAdding] = useState(false);
  const newRole = roleChange.target?.role === 'owner' ? 'staff' : 'owner';
  const listOf = (accounts: readonly Account[]) => (
    <List disablePadding>
      {accounts.map((account) => (
        <StaffItem
          key={account.id}
          account={account}
          isUpdating={update.isPending && update.variables.id === account.id}
          isOwn={account.username === username}
          onUpdate={() => update.mutate(account)}
          onChangeRole={() => roleChange.confirm(account)}
          onResetPassword={() => reset.confirm(account)}
          onStopTwoFactor={() => stopTwoFactor.confirm(account)}
          onDelete={() => deletion.confirm(account)}
        />
      ))}
    </List>
  );

  return (
    <AccountSection title={t('staff.title')} text={t('staff.text')}>
      {staff.isPending && <Placeholders>{listOf(SAMPLES)}</Placeholders>}
      {staff.error && (
        <ErrorNotice
          title={t('staff.failed')}
          error={staff.error}
          onRetry={() => void staff.refetch()}
          retrying={staff.isFetching}
        />
      )}
      {update.error && (
        <Alert severity="error">
          {t('staff.updateFailed')} {t(`errors.${errorKey(update.error)}`)}
        </Alert>
      )}
      {staff.data && listOf(staff.data)}
      <Button
        variant="contained"
        startIcon={<PlusIcon size={20} />}
        onClick={() => setAdding(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('staff.add')}
      </Button>
      {isAdding && <NewStaffDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        {...roleChange.dialog}
        question={t(`staff.roleQuestion.${newRole}`)}
        text={t(`staff.roleText.${newRole}`, { name: roleChange.target?.username ?? '' })}
        confirm={t(newRole === 'owner' ? 'staff.makeOwner' : 'staff.makeStaff')}
      />
      <ConfirmDialog
        {...reset.dialog}
        question={t('staff.resetQuestion')}
        text={t('staff.resetText', { name: reset.target?.username ?? '' })}
        confirm={t('staff.reset')}
      />
      {reset.account && (
        <StaffPasswordDialog
          title={t('staff.passwordReady', { name: reset.account.username })}
          account={reset.account}
          onClose={reset.clear}
        />
      )}
      <ConfirmDialog
        {...stopTwoFactor.dialog}
        question={t('staff.stopTwoFactorQuestion')}
        text={t('staff.stopTwoFactorText', { name: stopTwoFactor.target?.username ?? '' })}
        confirm={t('twoFactor.turnOff')}
      />
      <ConfirmDialog
        {...deletion.dialog}
        question={t('staff.deleteQuestion')}
        text={[
          t('staff.deleteText', { name: deletion.target?.username ?? '' }),
          isUndoable && t('staff.deleteUndoable'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirm={t('staff.delete')}
      />
    </AccountSection>
  );
}
