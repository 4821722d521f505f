import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '@shop/api-client';
import { ButtonLink, ErrorState, Skeleton, StatusPage, VisuallyHidden } from '@shop/ui';
import { CallOrWrite } from '../../components/call-or-write.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { RequestReference } from '../../components/request-reference.tsx';
import { LinkedOrderView } from './linked-order-view.tsx';
import { isLinkRefused, useLinkedOrder, type LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './order-page.module.css';

/** The order of a buyer's link, which is confirmed, corrected or cancelled here. */
export function OrderPage() {
  const { t } = useOrderTexts();
  const state = useLinkedOrder();
  return (
    <div className={styles.page}>
      <PageHead title={t('pageTitle')} noIndex />
      <OrderState state={state} />
    </div>
  );
}

function OrderState({ state }: { state: LinkedOrderState }) {
  const { data: order, error } = state.read;
  if (state.token === '' || isLinkRefused(error)) return <RefusedLink />;
  if (order) return <LinkedOrderView key={order.command_id} order={order} state={state} />;
  return error ? <Failed state={state} /> : <Loading />;
}

function Loading() {
  const { t } = useOrderTexts();
  return (
    <div aria-busy="true" className={styles.loading}>
      <h1>{t('pageTitle')}</h1>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="text" />
      <div className={styles.loadingPanel}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}

function Failed({ state: { read } }: { state: LinkedOrderState }) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const { error, isFetching } = read;
  const isOffline = isApiError(error) && error.kind === 'network';
  return (
    <>
      <h1>{t('pageTitle')}</h1>
      <ErrorState
        message={isOffline ? tShop('errors.network') : t('failed')}
        retry={{
          label: tShop('retry'),
          onRetry: () => void read.refetch(),
          ...(isFetching && { loadingText: tShop('pleaseWait') }),
        }}
      >
        <RequestReference error={error} />
      </ErrorState>
      <CallOrWrite text={t('refusedHelp')} message={t('refusedMessage')} />
    </>
  );
}

/** One page for a link that is old, cut, forged, or of an order that was deleted. */
function RefusedLink() {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  return (
    <StatusPage title={t('refused.title')} text={t('refused.text')}>
      <CallOrWrite text={t('refusedHelp')} message={t('refusedMessage')} />
      <ButtonLink
        variant="secondary"
        renderLink={(props) => <Link to={paths.contact} {...props} />}
      >
        {tShop('shopPage.contact')}
      </ButtonLink>
    </StatusPage>
  );
}
