import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BIN_KINDS } from '@shop/contract/constants';
import type { BinEntry } from '@shop/contract/schemas';
import { addBinTexts } from '@shop/i18n/backoffice-bin';
import { DeleteIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useIsOwner } from '../../lib/admin-context.ts';
import { useShop } from '../../lib/shop-context.ts';
import { BIN_PAGE_SIZES, binResource, KIND } from './api/bin-resource.ts';
import { SAMPLE_BIN_ENTRIES } from './api/sample-bin-entries.ts';
import { useDeleteForGood } from './api/use-bin.ts';
import { useBinName } from './hooks/use-bin-name.ts';
import { BinItem } from './components/bin-item.tsx';

/** `/admin/bin`: what was deleted in the last 30 days, where the API server has the feature `undo`. */
export function BinPage() {
  const { t, i18n } = useTranslation();
  const { client } = useShop();
  addBinTexts(i18n);
  if (client.features().has('undo')) return <Bin />;
  return (
    <>
      <PageHeading title={t('deletion.bin')} />
      <Notice
        icon={<DeleteIcon size={32} />}
        title={t('bin.missing')}
        text={t('bin.missingText')}
      />
    </>
  );
}

function Bin() {
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  const list = useResourceList(binResource);
  const deletion = useDeleteForGood();
  const { page, view } = list;
  const kinds = [
    { value: '', text: t('bin.kinds.all') },
    ...BIN_KINDS.map((kind) => ({ value: kind, text: t(`bin.kinds.${kind}`) })),
  ];
  return (
    <>
      <PageHeading
        title={t('deletion.bin')}
        count={listCount(page, (count) => t('bin.count', { count }))}
      />
      <Typography color="textSecondary" sx={{ maxWidth: '48rem' }}>
        {t('bin.text')}
      </Typography>
      <Box sx={{ maxWidth: { sm: '16rem' } }}>
        <SelectField
          label={t('bin.kind')}
          value={view.params?.[KIND] ?? ''}
          options={kinds}
          onChange={({ target }) => list.setParam(KIND, target.value)}
        />
      </Box>
      <UnreadableNotice
        unreadable={list.unreadable}
        title={(count) => t('bin.unreadable', { count })}
      />
      <ListLayout
        {...list}
        footer={
          <PageSizeField
            sizes={BIN_PAGE_SIZES}
            size={view.pageSize ?? binResource.pageSize}
            onChange={list.setPageSize}
          />
        }
        samples={SAMPLE_BIN_ENTRIES}
        empty={{
          icon: <DeleteIcon size={32} />,
          title: t('bin.empty'),
          text: t('bin.emptyText'),
        }}
      >
        {(entries) => (
          <Paper>
            <List disablePadding component="div">
              {entries.map((entry) => (
                <BinItem
                  key={entry.id}
                  entry={entry}
                  onDelete={isOwner ? deletion.confirm : undefined}
                />
              ))}
            </List>
          </Paper>
        )}
      </ListLayout>
      <ConfirmDialog
        {...deletion.dialog}
        question={t('bin.deleteQuestion')}
        text={useDeletionText(deletion.target)}
        confirm={t('bin.delete')}
      />
    </>
  );
}

function useDeletionText(entry: BinEntry | null): string {
  const { t } = useTranslation();
  const nameOf = useBinName();
  if (!entry) return '';
  const { kind, object: id } = entry;
  return t('bin.deleteText', { what: t(`bin.${kind}`, { id }), name: nameOf(entry) });
}
