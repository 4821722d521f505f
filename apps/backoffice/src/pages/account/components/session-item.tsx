import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { AdminSession } from '@shop/contract/schemas';
import { useLanguage } from '@shop/app-kit';
import { formatDateTime } from '@shop/i18n';
import { ComputerIcon, MobileIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { parseDevice } from './device-name.ts';

export type SessionItemProps = { session: AdminSession; isEnding: boolean; onEnd: () => void };

/** An open session: its device, when it was opened and last used. */
export function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { browser, system, isMobile } = parseDevice(session.user_agent);
  const known = browser && system ? t('sessions.device', { browser, system }) : (browser ?? system);
  const device = known ?? t('sessions.unknownDevice');
  const openedAt = formatDateTime(session.created_at, language);
  const Icon = isMobile ? MobileIcon : ComputerIcon;
  return (
    <ListItem
      disableGutters
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon />
      </Box>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography sx={{ fontWeight: 'bold' }}>{device}</Typography>
          {session.current && <Chip color="success" label={t('sessions.current')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.lastUsedAt', { date: formatDateTime(session.last_used_at, language) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.openedAt', { date: openedAt })}
        </Typography>
      </Box>
      {!session.current && (
        <AriaDisabledButton
          aria-label={t('sessions.endNamed', { device, date: openedAt })}
          inactive={isEnding}
          onClick={onEnd}
          sx={{ mx: -3 }}
        >
          {isEnding ? t('pleaseWait') : t('sessions.end')}
        </AriaDisabledButton>
      )}
    </ListItem>
  );
}
