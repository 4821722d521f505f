import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facets } from '@shop/contract/schemas';
import { Badge, Button, Drawer, FilterIcon, VisuallyHidden } from '@shop/ui';
import { countFilters } from './shop-view.ts';
import { ShopSidebar } from './shop-sidebar.tsx';
import type { ShopViewState } from './use-shop-view.ts';
import styles from './filter-drawer.module.css';

type Props = {
  shop: ShopViewState;
  facets: Facets | undefined;
  /** Whether the facets may still arrive. */
  isLoading: boolean;
  total: number | undefined;
};

/** SHOP-5: below 1024px a button opens the sidebar in a drawer. */
export function FilterDrawer({ shop, facets, isLoading, total }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countFilters(shop.view.filters);
  const close = () => setOpen(false);
  return (
    <div className={styles.drawer}>
      <Button
        variant="secondary"
        icon={<FilterIcon size={20} />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        {t('shopPage.showFilters')}
        {count > 0 && (
          <>
            <VisuallyHidden> ({count})</VisuallyHidden>
            <span className={styles.count} aria-hidden="true">
              <Badge tone="count">{count}</Badge>
            </span>
          </>
        )}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        label={t('shopPage.showFilters')}
        closeLabel={t('shopPage.hideFilters')}
        logo={<span className={styles.title}>{t('shopPage.showFilters')}</span>}
        footer={
          <Button onClick={close}>
            {total === undefined
              ? t('shopPage.seeList')
              : t('shopPage.seeProducts', { count: total })}
          </Button>
        }
      >
        {wasOpened && (
          <ShopSidebar shop={shop} facets={facets} isLoading={isLoading} onLeave={close} />
        )}
      </Drawer>
    </div>
  );
}
