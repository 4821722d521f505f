import Button from '@mui/material/Button';
import { PlusIcon, ProductsIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../features/screen/card-grid.tsx';
import { CardSkeletons } from '../../features/screen/card-skeletons.tsx';
import { ListFrame } from '../../features/screen/list-frame.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { SearchEntry } from '../../features/screen/search-entry.tsx';
import { useList } from '../../features/screen/use-list.ts';
import { useOpened } from '../../features/screen/use-opened.ts';
import { NEW } from '../../platform/paths.ts';
import { DeleteProduct, useDeleteProduct } from './delete-product.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { productSource } from './product-source.ts';

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
      <SearchEntry
        searched={list.searched}
        hint={t('products.searchHint')}
        onSearch={list.search}
      />
      <ListFrame
        {...list}
        skeleton={<CardSkeletons card="row" />}
        empty={{
          icon: <ProductsIcon size={32} />,
          title: t('products.empty'),
          text: t('products.emptyText'),
        }}
      >
        {(products) => (
          <CardGrid card="row">
            {products.map((product) => (
              <ProductCard
                key={product.product_Id}
                product={product}
                onEdit={() => open(product.product_Id)}
                onDelete={() => deletion.ask(product)}
              />
            ))}
          </CardGrid>
        )}
      </ListFrame>
      <ProductSheet id={opened} listed={list.all} onClose={close} />
      <DeleteProduct deletion={deletion} />
    </>
  );
}
