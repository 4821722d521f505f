import { addDraftTexts } from '@shop/i18n/backoffice-drafts';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { OrdersIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { DraftForm } from './draft-form.tsx';

/** `/admin/commands/new`: an order by phone or from a message, where the API server has the feature `drafts`. */
export function NewOrderPage() {
  const { t, i18n } = useTranslation();
  addDraftTexts(i18n);
  addOrderEditTexts(i18n);
  const { client } = useShop();
  /** The number of discarded drafts. */
  const [discarded, setDiscarded] = useState(0);
  return (
    <>
      <PageHeading title={t('orderNew.title')} />
      {client.features().has('drafts') ? (
        <DraftForm key={discarded} onDiscard={() => setDiscarded(discarded + 1)} />
      ) : (
        <Notice
          icon={<OrdersIcon size={32} />}
          title={t('orderNew.missing')}
          text={t('orderNew.missingText')}
        />
      )}
    </>
  );
}
