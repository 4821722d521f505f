import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isApiError } from '@shop/api-client';
import { useLanguage } from '@shop/app-kit';
import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { formatMoney as formatMillimes } from '@shop/contract/money';
import { formatMoney } from '@shop/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { useAdmin, useIsOwner } from '../../../lib/admin-context.ts';
import { orderPath, paths } from '../../../lib/paths.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { DeliveryFields } from '../form/delivery-fields.tsx';
import { LineFields } from '../form/line-fields.tsx';
import { NoteField } from '../form/note-field.tsx';
import { isReductionTooBig, subtotal } from '../form/order-form-values.ts';
import { ReductionFields } from '../form/reduction-fields.tsx';
import { PasteMessage } from '../paste/paste-message.tsx';
import { useFormProducts } from '../form/use-form-products.ts';
import { useSaveErrorText } from '../form/use-save-error-text.ts';
import { ConfirmedField } from './confirmed-field.tsx';
import { CustomerMatches } from './customer-matches.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import {
  draftRequest,
  draftTotal,
  withProposal,
  type DraftProposal,
  type DraftValues,
} from './draft-values.ts';
import { PlaceBar } from './place-bar.tsx';
import { SourceField } from './source-field.tsx';
import { isEmptyDraft } from './stored-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useStoredDraft } from './use-stored-draft.ts';

/** How often the stock of the chosen products is read again, in milliseconds. */
const STOCK_INTERVAL_MS = 20_000;

/**
 * The form of a new order. What is typed is stored on this device until the order is placed or discarded.
 * @param onDiscard shows an empty form: a discarded draft has sent its key, so the next one needs its own
 */
export function DraftForm({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { username } = useAdmin();
  const canReduce = useIsOwner();
  const draft = useStoredDraft(username);
  const form = useForm<DraftValues>({ defaultValues: draft.initial, mode: 'onTouched' });
  const values = useWatch({ control: form.control, compute: (all: DraftValues) => all });
  const known = useFormProducts(
    values.lines.map(({ product }) => product),
    { refetchInterval: STOCK_INTERVAL_MS },
  );
  const save = usePlaceOrder(draft);
  const [isSubmitted, setSubmitted] = useState(false);
  const errorText = useSaveErrorText('orderNew.totalChanged');
  const { products } = known;
  const lines = subtotal([], products, values.lines);
  const hasWrongReduction = isReductionTooBig(values, lines);
  const isWithoutLines = values.lines.every(({ isRemoved }) => isRemoved);
  const total = draftTotal(values, products);

  // What was placed is not stored again.
  const isPlaced = useRef(false);
  useEffect(() => {
    if (!isPlaced.current) draft.store(values);
  }, [draft, values]);

  function submit(typed: DraftValues) {
    setSubmitted(true);
    if (save.isPending || isWithoutLines || total === undefined) return;
    if (hasWrongReduction) {
      form.setFocus('reduction');
      return;
    }
    save.mutate(draftRequest(typed, products, canReduce), {
      onSuccess(order) {
        isPlaced.current = true;
        void navigate(order ? orderPath(order.command_id) : paths.Commands);
      },
      onError() {
        // An earlier request may have used up the key: the draft needs the one of now after a reload.
        draft.store(form.getValues());
        // The stock and the prices are others than the form has.
        void queryClient.invalidateQueries({ queryKey: [PRODUCTS] });
      },
    });
  }

  /** Fills in values that are not typed: those of a customer's record or of a pasted message. */
  function applyProposal(proposal: DraftProposal) {
    form.reset(withProposal(form.getValues(), proposal), { keepDefaultValues: true });
  }

  function discard() {
    draft.clear();
    onDiscard();
    announce(t('orderNew.discarded'));
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        onSubmit={(event) => void form.handleSubmit(submit, () => setSubmitted(true))(event)}
        noValidate
        sx={{ display: 'grid', gap: 5 }}
      >
        <Box sx={COLUMNS}>
          <Stack sx={{ gap: 6, minWidth: 0 }}>
            <PasteMessage onUse={applyProposal} />
            <SourceField />
            <DeliveryFields title={t('orderNew.customer')} names={FIELDS} headingLevel={2}>
              <CustomerMatches number={values.number} onUse={applyProposal} />
            </DeliveryFields>
          </Stack>
          <Stack sx={{ gap: 6, minWidth: 0 }}>
            <LineFields
              ordered={[]}
              known={known}
              headingLevel={2}
              emptyText={isSubmitted ? t('orderNew.noLines') : undefined}
              outOfStockLines={(isApiError(save.error) && save.error.lines) || []}
            />
            <Typography color="textSecondary" sx={{ mt: -3, textAlign: 'end' }}>
              {t('orderNew.shipping', {
                amount: formatMoney(formatMillimes(SHIPPING_MILLIMES), language),
              })}
            </Typography>
            {canReduce && (
              <ReductionFields order={NO_REDUCTION} canReduce subtotal={lines} headingLevel={2} />
            )}
            <NoteField label={t('orderNew.note')} />
            <ConfirmedField />
            {!isEmptyDraft(values) && <DiscardDraft onDiscard={discard} />}
          </Stack>
        </Box>
        <PlaceBar
          total={isWithoutLines ? undefined : total}
          isSaving={save.isPending}
          inactive={hasWrongReduction && !canReduce}
        >
          {isSubmitted && !isWithoutLines && total === undefined && (
            <Alert severity="error" sx={{ flex: '1 1 100%' }}>
              {t('orderNew.priceUnknown')}
            </Alert>
          )}
          <SaveNotice save={save}>
            {t('orderNew.failed')} {save.error && errorText(save.error)}
          </SaveNotice>
        </PlaceBar>
      </Box>
    </FormProvider>
  );
}

const NO_REDUCTION = {};
/** The number comes first: it finds the customer. */
const FIELDS = ['number', 'client_name', 'street', 'city'] as const;
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  columnGap: 10,
  rowGap: 6,
  alignItems: 'start',
};
