import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Product, ProductHistoryEntry } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { addSecurityEventTexts } from '@shop/i18n/backoffice-security-events';
import { UndoIcon } from '@shop/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { EventChanges } from '../../../features/event-changes/event-changes.tsx';
import { useNow } from '../../../features/resource-list/use-now.ts';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { quoteInside } from '../../../lib/quote-inside.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoProductChange } from '../api/use-undo-product-change.ts';

export type ProductHistoryDialogProps = { product: Product; onClose: () => void };

/** The changes of a product, the latest first, each with Undo for ten minutes (feature `undo`). */
export function ProductHistoryDialog({ product, onClose }: ProductHistoryDialogProps) {
  const { t, i18n } = useTranslation();
  addSecurityEventTexts(i18n);
  const language = useLanguage();
  const { client } = useShop();
  const { product_Id: id } = product;
  const history = useQuery({
    queryKey: [PRODUCTS, 'history', id],
    queryFn: ({ signal }) => client.products.history(id, { signal }),
  });
  // While it is loaded again, the query has no error: the notice and its button, which has the focus, stay.
  const [failure, setFailure] = useState<Error | null>(null);
  const { data } = history;
  const error = history.error ?? failure;
  const name = currentName(product, data?.items ?? []);
  return (
    <ResponsiveDialog
      open
      title={t('productHistory.title', { name: quoteInside(name, language) })}
      onClose={onClose}
    >
      {data && (
        <Changes
          product={{ ...product, product_name: name }}
          entries={data.items}
          isCut={isCut(data)}
          isFocused={failure !== null}
        />
      )}
      {!data && !error && <Skeleton sx={{ maxWidth: '16em' }} />}
      {!data && error && (
        <ErrorNotice
          title={t('productHistory.openFailed')}
          error={error}
          level={3}
          onRetry={() => {
            setFailure(error);
            void history.refetch();
          }}
          retrying={history.isFetching}
        />
      )}
    </ResponsiveDialog>
  );
}

/** The name of a product as its latest change has left it: it may have been edited since the dialog was opened. */
function currentName({ product_name: opened }: Product, entries: readonly ProductHistoryEntry[]) {
  const edited = entries.find(({ changes }) => changes['product_name']?.after !== undefined);
  return edited?.changes['product_name']?.after ?? opened;
}

function isCut({ items, total }: { items: readonly unknown[]; total: number | null }): boolean {
  return total !== null && total > items.length;
}

type ChangesProps = {
  product: Product;
  entries: readonly ProductHistoryEntry[];
  /** Whether there are older changes. */
  isCut: boolean;
  /** Whether they are focused, because the button that loaded them is not there any more. */
  isFocused: boolean;
};

function Changes({ product, entries, isCut: hasMore, isFocused }: ChangesProps) {
  const { t } = useTranslation();
  const now = useNow();
  const list = useRef<HTMLOListElement>(null);
  const empty = useRef<HTMLElement>(null);
  const { undo } = useUndoProductChange();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: string) => undo(product, change),
    // The button of an undone change is removed.
    onSuccess: (isUndone) => isUndone && list.current?.focus(),
  });
  useEffect(() => {
    if (isFocused) (list.current ?? empty.current)?.focus();
  }, [isFocused]);
  if (entries.length === 0) {
    return (
      <Typography ref={empty} tabIndex={-1} sx={NO_FOCUS_RING}>
        {t('productHistory.empty')}
      </Typography>
    );
  }
  return (
    <>
      <Typography color="textSecondary">{t('productHistory.text')}</Typography>
      <List ref={list} component="ol" disablePadding tabIndex={-1} sx={NO_FOCUS_RING}>
        {entries.map((entry) => (
          <ListItem key={entry.id} divider disableGutters sx={ITEM}>
            <Typography component="h3" variant="body1" sx={{ fontWeight: 'bold' }}>
              {t(`securityEvents.types.${entry.type}`)}
            </Typography>
            <EventChanges changes={entry.changes} />
            <When entry={entry} />
            {entry.undo_until && Date.parse(entry.undo_until) > now && (
              <AriaDisabledButton
                startIcon={<UndoIcon size={20} />}
                inactive={isPending}
                onClick={() => mutate(entry.id)}
                sx={{ justifySelf: 'start', mx: -3 }}
              >
                {t('productHistory.undo')}
              </AriaDisabledButton>
            )}
          </ListItem>
        ))}
      </List>
      {hasMore && <Typography variant="body2">{t('productHistory.latest')}</Typography>}
    </>
  );
}

function When({ entry: { at, by } }: { entry: ProductHistoryEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      <time dateTime={at}>{formatDateTime(at, language)}</time> ·{' '}
      <Box component="bdi">{by ?? t('securityEvents.origins.server')}</Box>
    </Typography>
  );
}

const ITEM = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 4 };
