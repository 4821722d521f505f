import Button from '@mui/material/Button';
import { PAGE_SIZE } from '@shop/contract/constants';
import { PlusIcon, ProductsIcon } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { CardGrid } from '../../features/screen/card-grid.tsx';
import { CardSkeletons } from '../../features/screen/card-skeletons.tsx';
import { ListFrame } from '../../features/screen/list-frame.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { PageSizeChoice } from '../../features/screen/page-size-choice.tsx';
import { SearchEntry } from '../../features/screen/search-entry.tsx';
import { useList } from '../../features/screen/use-list.ts';
import { useOpened } from '../../features/screen/use-opened.ts';
import { NEW } from '../../platform/paths.ts';
import { copyOf } from './copy-of.ts';
import { DeleteProduct, useDeleteProduct } from './delete-product.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductFilters } from './product-filters.tsx';
import { PAGE_SIZES, productSource } from './product-source.ts';

/** The form comes when it is first opened: the list is what the owner looks at. */
const ProductSheet = lazy(async () => ({
  default: (await import('./product-sheet.tsx')).ProductSheet,
}));

/** `/admin/products` (ADM-5): the products with their stock, six a page, and the form that makes and changes them. */
export function ProductsPage() {
  const { t } = useTranslation();
  const list = useList(productSource);
  const { opened, open, close } = useOpened();
  const deletion = useDeleteProduct();
  return (
    <>
      <PageHeading
        title={t('products.title')}
        note={list.page && t('products.count', { count: list.page.total })}
      >
        <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={() => open(NEW)}>
          {t('products.add')}
        </Button>
      </PageHeading>
      <ProductFilters choices={list.view.choices ?? {}} onChoose={list.choose}>
        <SearchEntry
          searched={list.searched}
          hint={t('products.searchHint')}
          onSearch={list.search}
        />
      </ProductFilters>
      <ListFrame
        {...list}
        skeleton={<CardSkeletons card="row" />}
        empty={{
          icon: <ProductsIcon size={32} />,
          title: t('products.empty'),
          text: t('products.emptyText'),
        }}
        foot={
          <PageSizeChoice
            sizes={PAGE_SIZES}
            size={list.view.pageSize ?? PAGE_SIZE}
            onChoose={list.choosePageSize}
          />
        }
      >
        {(products) => (
          <CardGrid card="row">
            {products.map((product) => (
              <ProductCard
                key={product.product_Id}
                product={product}
                onEdit={() => open(product.product_Id)}
                onDuplicate={() => open(copyOf(product.product_Id))}
                onDelete={() => deletion.ask(product)}
              />
            ))}
          </CardGrid>
        )}
      </ListFrame>
      {opened !== null && (
        <Suspense>
          <ProductSheet id={opened} listed={list.all} onClose={close} />
        </Suspense>
      )}
      <DeleteProduct deletion={deletion} />
    </>
  );
}
