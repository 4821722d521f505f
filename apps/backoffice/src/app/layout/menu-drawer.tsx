import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { CloseIcon, MenuIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomersLink } from '../../features/customers-link/customers-link.tsx';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { Brand } from './brand.tsx';
import { MenuList } from './menu-list.tsx';
import { ShopLink } from './shop-link.tsx';

const WIDTH = 'min(20rem, 86vw)';

/** The collapsed menu of a phone: a button that opens the pages in a drawer (ADM-4). */
export function MenuDrawer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        edge="start"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': t('menu.label'), sx: { width: WIDTH } } }}
      >
        <Toolbar disableGutters sx={{ gap: 2, justifyContent: 'space-between', pl: 6, pr: 4 }}>
          <Box onClick={close}>
            <Brand />
          </Box>
          <IconButton edge="end" aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        <MenuList onSelect={close} />
        <Divider />
        {/* Their icons are below those of the pages. */}
        <Stack sx={{ gap: 2, px: 3, py: 3, alignItems: 'start' }}>
          <CustomersLink onClick={close} />
          <ShopLink />
          <LanguageChoice />
        </Stack>
      </Drawer>
    </>
  );
}
