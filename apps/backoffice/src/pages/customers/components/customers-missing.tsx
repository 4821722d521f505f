import { UserIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';

/** In place of the customers, where the API server does not have the feature `customers`. */
export function CustomersMissing() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('customers.title')} />
      <Notice
        icon={<UserIcon size={32} />}
        title={t('customers.missing')}
        text={t('customers.missingText')}
      />
    </>
  );
}
