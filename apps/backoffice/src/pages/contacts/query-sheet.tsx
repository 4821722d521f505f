import Button from '@mui/material/Button';
import { DeleteIcon, Skeleton } from '@shop/ui';
import type { Query } from '@shop/contract/schemas';
import { useTranslation } from '@shop/i18n/react';
import { GoneNotice } from '../../features/screen/gone-notice.tsx';
import { Sheet } from '../../features/screen/sheet.tsx';
import { paths } from '../../platform/paths.ts';
import { QueryDetails } from './query-details.tsx';

export type QuerySheetProps = {
  /** The query to show; null shows none. */
  id: string | null;
  /** The queries at hand; undefined while they are on their way. */
  listed: readonly Query[] | undefined;
  onClose: () => void;
  onDelete: (query: Query) => void;
};

/** The View Details modal of a query (ADM-9). */
export function QuerySheet({ id, listed, onClose, onDelete }: QuerySheetProps) {
  const { t } = useTranslation();
  const query = listed?.find((listedQuery) => listedQuery.id === id);
  return (
    <Sheet
      open={id !== null}
      title={query ? t(`queries.${query.query_type}`) : t('queries.title')}
      onClose={onClose}
      actions={
        query && (
          <Button
            color="error"
            startIcon={<DeleteIcon size={20} />}
            onClick={() => onDelete(query)}
          >
            {t('queries.delete')}
          </Button>
        )
      }
    >
      {query && <QueryDetails query={query} />}
      {!query && !listed && <Skeleton shape="heading" />}
      {!query && listed && (
        <GoneNotice
          title={t('queries.gone')}
          text={t('queries.goneText')}
          listPath={paths.Contacts}
          listName={t('queries.seeAll')}
        />
      )}
    </Sheet>
  );
}
