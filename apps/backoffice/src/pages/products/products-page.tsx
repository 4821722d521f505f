import Button from '@mui/material/Button';
import { PAGE_SIZE } from '@shop/contract/constants';
import { PlusIcon, ProductsIcon } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/card-grid.tsx';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { SearchField } from '../../features/resource-list/search-field.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { NEW } from '../../lib/paths.ts';
import { duplicateParam } from './duplicate-param.ts';
import { DeleteProductDialog, useDeleteProduct } from './components/delete-product-dialog.tsx';
import { ProductCard } from './components/product-card.tsx';
import { ProductFilters } from './components/product-filters.tsx';
import { ProductSkeletons } from './components/product-skeletons.tsx';
import { PAGE_SIZES, productResource } from './api/product-resource.ts';

/** The form is loaded when it is opened for the first time. */
const ProductDialog = lazy(async () => ({
  default: (await import('./components/product-dialog.tsx')).ProductDialog,
}));

/** `/admin/products` (ADM-5): the products with their stock, six per page, and the product form. */
export function ProductsPage() {
  const { t } = useTranslation();
  const list = useResourceList(productResource);
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const deletion = useDeleteProduct();
  return (
    <>
      <PageHeading
        title={t('products.title')}
        note={list.page && t('products.count', { count: list.page.total })}
      >
        <Button
          variant="contained"
          startIcon={<PlusIcon size={20} />}
          onClick={() => openDialog(NEW)}
        >
          {t('products.add')}
        </Button>
      </PageHeading>
      <ProductFilters params={list.view.params ?? {}} onChange={list.setParam}>
        <SearchField
          value={list.searchText}
          placeholder={t('products.searchHint')}
          onChange={list.search}
        />
      </ProductFilters>
      <UnreadableNotice
        unreadable={list.request.data?.listing.unreadable}
        title={(count) => t('products.unreadable', { count })}
      />
      <ListLayout
        {...list}
        skeleton={<ProductSkeletons />}
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
          <CardGrid card="row">
            {products.map((product) => (
              <ProductCard
                key={product.product_Id}
                product={product}
                onEdit={() => openDialog(product.product_Id)}
                onDuplicate={() => openDialog(duplicateParam(product.product_Id))}
                onDelete={() => deletion.confirm(product)}
              />
            ))}
          </CardGrid>
        )}
      </ListLayout>
      {dialogParam !== null && (
        <Suspense>
          <ProductDialog id={dialogParam} listed={list.all} onClose={closeDialog} />
        </Suspense>
      )}
      <DeleteProductDialog deletion={deletion} />
    </>
  );
}
