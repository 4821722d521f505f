import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, MenuIcon } from '@shop/ui';
import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { LoadErrorNote } from '../../components/load-error-note.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { MenuPanelProps } from './menu-panel.tsx';

const MenuPanel = lazyComponent(
  async () => (await ignorePreloadErrors(() => import('./menu-panel.tsx'))).MenuPanel,
  MenuLoadError,
);

/**
 * NAV-5: the menu button of narrow windows. Its drawer is loaded after hydration, and is not in the rendered
 * page; a click before opens it as soon as it is loaded.
 */
export function MenuDrawer() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  /** The clicks so far: each loads a drawer again that could not be loaded. */
  const [clicks, setClicks] = useState(0);
  // The same function at each render: other props would be another attempt to load a drawer that failed.
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton
        label={t('layout.openMenu')}
        icon={<MenuIcon />}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
          setClicks(clicks + 1);
        }}
      />
      {(isHydrated || isOpen) && <MenuPanel key={clicks} open={isOpen} onClose={close} />}
    </>
  );
}

function MenuLoadError({ open }: MenuPanelProps) {
  const { t } = useTranslation();
  return open && <LoadErrorNote>{t('errorState.section')}</LoadErrorNote>;
}
