import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { addConfirmTexts } from '@shop/i18n/backoffice-confirm';
import { addSecurityEventTexts } from '@shop/i18n/backoffice-security-events';
import { KeyIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useIsOwner } from '../../lib/admin-context.ts';
import { useShop } from '../../lib/shop-context.ts';
import { SAMPLE_EVENTS } from './api/sample-events.ts';
import { EVENT_PAGE_SIZES, securityEventResource } from './api/security-event-resource.ts';
import { EventFilters } from './components/event-filters.tsx';
import { EventItem } from './components/event-item.tsx';

/** `/admin/security`: the trail, for the owner, where the API server has the feature `security-events`. */
export function SecurityEventsPage() {
  const { t, i18n } = useTranslation();
  addConfirmTexts(i18n);
  addSecurityEventTexts(i18n);
  const { client } = useShop();
  const isOwner = useIsOwner();
  const isOffered = client.features().has('security-events');
  if (isOffered && isOwner) return <SecurityEvents />;
  const reason = isOffered ? 'ownerOnly' : 'missing';
  return (
    <>
      <PageHeading title={t('securityEvents.title')} />
      <Notice
        icon={<KeyIcon size={32} />}
        title={t(`securityEvents.${reason}`)}
        text={t(`securityEvents.${reason}Text`)}
      />
    </>
  );
}

function SecurityEvents() {
  const { t } = useTranslation();
  const list = useResourceList(securityEventResource);
  const { page, view } = list;
  return (
    <>
      <PageHeading
        title={t('securityEvents.title')}
        count={listCount(page, (count) => t('securityEvents.count', { count }))}
      />
      <Typography color="textSecondary" sx={{ maxWidth: '48rem' }}>
        {t('securityEvents.text')}
      </Typography>
      <EventFilters {...list} params={view.params ?? {}} total={page?.total} />
      <UnreadableNotice
        unreadable={list.unreadable}
        title={(count) => t('securityEvents.unreadable', { count })}
      />
      <ListLayout
        {...list}
        footer={
          <PageSizeField
            sizes={EVENT_PAGE_SIZES}
            size={view.pageSize ?? securityEventResource.pageSize}
            onChange={list.setPageSize}
          />
        }
        samples={SAMPLE_EVENTS}
        empty={{
          icon: <KeyIcon size={32} />,
          title: t('securityEvents.empty'),
          text: t('securityEvents.emptyText'),
        }}
      >
        {(events) => (
          <Paper>
            <List disablePadding component="div">
              {events.map((event) => (
                <EventItem key={event.id} event={event} />
              ))}
            </List>
          </Paper>
        )}
      </ListLayout>
    </>
  );
}
