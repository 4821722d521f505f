import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLanguage } from '@shop/app-kit';
import { ORDER_STATUSES } from '@shop/contract/constants';
import { formatNumber } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listHref, useUrlParams } from '../../../features/resource-list/url-params.ts';
import { withParams } from '../../../features/resource-list/use-list-params.ts';
import { orderCountsQuery } from '../../../lib/order-counts-query.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { STATUS } from '../api/order-params.ts';

const TABS = ['', ...ORDER_STATUSES] as const;
/** The width of the faded edge. */
const FADE = '1.5rem';
/** The tabs are links to other views, not the tabs of panels: each is a Tab stop. */
const LINK = { role: undefined, 'aria-selected': undefined, tabIndex: 0 };

/** Links to the orders of each status, with their counts; none without the feature `status`. */
export function StatusTabs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const [params] = useUrlParams();
  const { data: counts } = useQuery(orderCountsQuery(client));
  if (!client.features().has('status')) return null;
  const chosen = TABS.find((status) => status === params.get(STATUS)) ?? '';
  return (
    <Tabs
      component="nav"
      value={chosen}
      variant="scrollable"
      scrollButtons={false}
      slotProps={{
        root: { 'aria-label': t('orders.statusTabs') },
        list: { role: undefined, 'aria-label': undefined },
      }}
      sx={{
        minWidth: 0,
        borderBottom: 1,
        borderColor: 'divider',
        // A faded edge shows that more tabs follow; the last one ends before it.
        '& .MuiTabs-scroller': {
          maskImage: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
        },
        '& .MuiTabs-list': { width: 'max-content', minWidth: '100%', pr: FADE },
      }}
    >
      {TABS.map((status) => (
        <Tab
          key={status}
          value={status}
          component={Link}
          to={listHref(withParams(params, { [STATUS]: status }))}
          preventScrollReset
          {...LINK}
          aria-current={status === chosen ? 'page' : undefined}
          label={status === '' ? t('orders.allStatuses') : t(`statusTabs.${status}`)}
          iconPosition="end"
          icon={
            status === '' ? undefined : (
              <Chip
                component="span"
                color={status === 'new' && counts && counts.new > 0 ? 'warning' : 'default'}
                // A digit's room before the count is known: no tab moves under the thumb.
                label={counts ? formatNumber(String(counts[status]), language) : '\u2007'}
                sx={{ visibility: counts ? 'visible' : 'hidden' }}
              />
            )
          }
          sx={{
            minWidth: 0,
            minHeight: 48,
            px: { xs: 2, sm: 3 },
            py: 2,
            '& .MuiTab-icon': { ml: 2 },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        />
      ))}
    </Tabs>
  );
}
