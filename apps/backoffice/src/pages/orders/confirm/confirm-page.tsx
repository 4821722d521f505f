import { addConfirmTexts } from '@shop/i18n/backoffice-confirm';
import { PhoneIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { CallScreen } from './call-screen.tsx';

/** `/admin/commands/confirm`: the calls that confirm new orders, where the API server has the feature `confirmation`. */
export function ConfirmPage() {
  const { t, i18n } = useTranslation();
  addConfirmTexts(i18n);
  const { client } = useShop();
  if (client.features().has('confirmation')) return <CallScreen />;
  return (
    <>
      <PageHeading title={t('confirm.title')} />
      <Notice
        icon={<PhoneIcon size={32} />}
        title={t('confirm.missing')}
        text={t('confirm.missingText')}
      />
    </>
  );
}
