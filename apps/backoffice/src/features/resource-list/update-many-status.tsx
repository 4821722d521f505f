import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { useTranslation } from 'react-i18next';
import { OrderNumbers } from '../../components/order-numbers.tsx';
import { errorKey } from '../../lib/error-key.ts';
import type { Selection, SelectionTexts } from './use-selection.ts';
import type { UpdateMany } from './use-update-many.ts';

/** The items that are named. */
const MAX_NAMED = 5;

export type UpdateManyStatusProps<T> = {
  updates: UpdateMany<T>;
  selection: Selection<T>;
  texts: SelectionTexts;
  nameOf: (item: T) => string;
};

/**
 * How many of the selected items are updated, with Stop; then those that failed, and those of which it is not known
 * whether they changed (F2). All of them stay selected.
 */
export function UpdateManyStatus<T>({
  updates,
  selection,
  texts,
  nameOf,
}: UpdateManyStatusProps<T>) {
  const { t } = useTranslation();
  const { isPending, variables, done, stop, data, error } = updates;
  if (isPending) return <Progress done={done} total={variables.items.length} onStop={stop} />;
  const unknown = data?.unknown.filter(selection.has) ?? [];
  const failed = data?.failed.filter(selection.has).filter((item) => !unknown.includes(item)) ?? [];
  return (
    <>
      {(failed.length > 0 || error) && (
        <Alert severity="error">
          {failed.length > 0 && t(`${texts}.failed`, { count: failed.length })}{' '}
          {t(`errors.${errorKey(error ?? data?.error)}`)}{' '}
          {failed.length > 0 && <FailedItems texts={texts} names={failed.map(nameOf)} />}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert severity="warning">
          {t(`${texts}.unknown`, { count: unknown.length })} {t('selection.tryAgain')}{' '}
          <FailedItems texts={texts} names={unknown.map(nameOf)} />
        </Alert>
      )}
    </>
  );
}

type ProgressProps = { done: number; total: number; onStop: () => void };

function Progress({ done, total, onStop }: ProgressProps) {
  const { t } = useTranslation();
  const text = t('selection.updating', { done, total });
  return (
    <Stack direction="row" sx={{ order: 1, flex: '1 1 100%', alignItems: 'center', gap: 4 }}>
      <Stack sx={{ flex: 1, gap: 1 }}>
        <Typography variant="body2">{text}</Typography>
        <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
      </Stack>
      <Button onClick={onStop}>{t('selection.stop')}</Button>
    </Stack>
  );
}

/** The names of these items; of many, the rest is counted. */
function FailedItems({ texts, names }: { texts: SelectionTexts; names: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const named = names.slice(0, MAX_NAMED);
  const rest = names.length - named.length;
  if (rest > 0) named.push(t('selection.moreFailed', { count: rest }));
  const text = t(`${texts}.whichFailed`, { names: new Intl.ListFormat(language).format(named) });
  return <OrderNumbers>{text}</OrderNumbers>;
}
