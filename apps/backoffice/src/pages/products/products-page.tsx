import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PAGE_SIZE } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { addProductFormTexts } from '@shop/i18n/backoffice-product-form';
import { addProductHistoryTexts } from '@shop/i18n/backoffice-product-history';
import { PlusIcon, ProductsIcon } from '@shop/ui';
import { customMedia } from '@shop/ui/tokens';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../features/announcer/announcer.tsx';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { SelectPage } from '../../features/resource-list/select-page.tsx';
import { SelectionBar } from '../../features/resource-list/selection-bar.tsx';
import { TableSettingsMenu } from '../../features/resource-list/table-settings-menu.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useSelection } from '../../features/resource-list/use-selection.ts';
import { useUpdateMany } from '../../features/resource-list/use-update-many.ts';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { NEW } from '../../lib/paths.ts';
import { PRODUCTS } from '../../lib/query-keys.ts';
import { duplicateParam } from './duplicate-param.ts';
import { DeleteProductDialog, useDeleteProduct } from './components/delete-product-dialog.tsx';
import { ProductFilters } from './components/product-filters.tsx';
import { ProductList } from './components/product-list.tsx';
import { ProductSelectionActions } from './components/product-selection-actions.tsx';
import { UnsavedChangesGuard } from '../../features/unsaved-changes/unsaved-changes-guard.tsx';
import { useProductColumns } from './hooks/use-product-columns.ts';
import { useStockEditors } from './hooks/use-stock-editors.ts';
import { SORT } from './api/product-params.ts';
import { PAGE_SIZES, productResource } from './api/product-resource.ts';
import { SAMPLE_PRODUCTS } from './api/sample-products.ts';

/** The history is loaded when it is opened for the first time. */
const loadHistoryDialog = async () => ({
  default: (await import('./components/product-history-dialog.tsx')).ProductHistoryDialog,
});
const ProductHistoryDialog = lazy(loadHistoryDialog);

/** The form is loaded when it is opened for the first time. */
const ProductDialog = lazy(async () => ({
  default: (await import('./components/product-dialog.tsx')).ProductDialog,
}));

function always(): boolean {
  return true;
}

/** `/admin/products` (ADM-5): the products with their stock, six per page, and the product form. */
export function ProductsPage() {
  const { t, i18n } = useTranslation();
  addProductFormTexts(i18n);
  addProductHistoryTexts(i18n);
  const list = useResourceList(productResource);
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const isTable = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  const { columns, menu } = useProductColumns(list.all, list.view.pageSize ?? PAGE_SIZE);
  const sort = list.view.params?.[SORT] ?? '';
  const sorting = {
    // The list's own order.
    current: sort === 'newest' ? '' : sort,
    sortHref: (next: string) => list.paramsHref({ [SORT]: next }),
  };
  const table = isTable ? { columns, sorting } : undefined;
  const selection = useSelection(productResource.idOf, list.page?.items);
  const updates = useUpdateMany<Product>((queryClient) =>
    queryClient.invalidateQueries({ queryKey: [PRODUCTS] }),
  );
  const deletion = useDeleteProduct((product) => selection.select([product], false));
  const stock = useStockEditors();
  // Not in the URL: another URL would close open editors of stock.
  const [historyOf, setHistoryOf] = useState<Product>();
  const announce = useAnnounce();
  /** Without its script, as after a lost connection, a message explains it, and what was typed in the list stays. */
  const openHistory = (product: Product) =>
    loadHistoryDialog().then(
      () => setHistoryOf(product),
      () =>
        announce(`${t('editHistory.openFailed')}. ${t('errors.network')}`, {
          severity: 'error',
        }),
    );
  // The owner chose to leave the stock for the form.
  if (dialogParam !== null && stock.hasOpen) stock.closeAll();
  const addButton = (
    <Button
      variant="contained"
      startIcon={<PlusIcon size={20} />}
      onClick={() => openDialog(NEW)}
      // It ends where the table does.
      sx={isTable ? { ml: 'auto' } : undefined}
    >
      {t('products.add')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={t('products.title')}
        count={listCount(list.page, (count) => t('products.count', { count }))}
      >
        {!table && addButton}
      </PageHeading>
      <ProductFilters
        list={list}
        params={list.view.params ?? {}}
        total={list.page?.total}
        actions={
          table && (
            <>
              <TableSettingsMenu {...menu} hasBin />
              {addButton}
            </>
          )
        }
      />
      <UnreadableNotice
        unreadable={list.request.data?.listing.unreadable}
        title={(count) => t('products.unreadable', { count })}
      />
      <ListLayout
        {...list}
        samples={SAMPLE_PRODUCTS}
        empty={{
          icon: <ProductsIcon size={32} />,
          title: t('products.empty'),
          text: t('products.emptyText'),
        }}
        footer={
          <PageSizeField
            sizes={PAGE_SIZES}
            size={list.view.pageSize ?? PAGE_SIZE}
            onChange={list.setPageSize}
          />
        }
      >
        {(products) => (
          <>
            {!table && (
              <Box>
                <SelectPage items={products} selection={selection} hasLabel />
              </Box>
            )}
            <ProductList
              products={products}
              selection={selection}
              stock={stock}
              table={table}
              onEdit={({ product_Id }) => openDialog(product_Id)}
              onDuplicate={({ product_Id }) => openDialog(duplicateParam(product_Id))}
              onHistory={(product) => void openHistory(product)}
              onDelete={deletion.confirm}
            />
          </>
        )}
      </ListLayout>
      {/* A router has one guard: the form has its own. */}
      {stock.hasChanges && dialogParam === null && (
        <UnsavedChangesGuard hasUnsavedChanges={always} onLeave={stock.closeAll} />
      )}
      {dialogParam !== null && (
        <Suspense>
          <ProductDialog id={dialogParam} listed={list.all} onClose={closeDialog} />
        </Suspense>
      )}
      {historyOf && (
        <Suspense>
          <ProductHistoryDialog product={historyOf} onClose={() => setHistoryOf(undefined)} />
        </Suspense>
      )}
      <SelectionBar
        selection={selection}
        texts="productSelection"
        resource={productResource}
        page={list.page}
        view={list.view}
        isUpdating={updates.isPending}
      >
        <ProductSelectionActions selection={selection} updates={updates} />
      </SelectionBar>
      <DeleteProductDialog deletion={deletion} />
    </>
  );
}
