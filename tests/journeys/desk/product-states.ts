import {
  ask,
  cardWith,
  dialog,
  listStates,
  nothingFound,
  press,
  question,
  takeBack,
  WRITES,
  type DeskState,
} from './desk-state.ts';

const NO_PICTURE = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
const BROKEN = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };

/** The products, their form and what asks about them. */
export const productStates: readonly DeskState[] = [
  ...listStates('/products', 'products.empty'),
  {
    name: 'full, filters open',
    path: '/products',
    reach: async ({ page, t }) => {
      await page.getByRole('article').first().waitFor();
      const filters = page.getByRole('button', { name: t('products.filters') });
      if (await filters.isVisible()) await filters.click();
      await page.getByRole('combobox', { name: t('products.sort') }).waitFor();
    },
  },
  nothingFound(),
  {
    name: 'none chosen',
    path: '/products?gender=Men&badge=Promo&popular=yes&soldout=yes&season=New+Arrivals',
    reach: ({ page, t }) => page.getByText(t('list.noneChosen')).waitFor(),
  },
  {
    name: 'form of a new one',
    path: '/products?open=new',
    reach: (desk) => dialog(desk).waitFor(),
  },
  {
    name: 'form with errors',
    reach: async (desk) => {
      await press(desk, desk.t('productForm.save'));
      await dialog(desk).locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'form with a twin, a discount and files refused',
    reach: async (desk) => {
      const { t } = desk;
      const form = dialog(desk);
      await form.getByRole('textbox', { name: /TND/ }).fill('80');
      await form.getByLabel(t('productForm.promo_percentage')).fill('25');
      await press(desk, 'XS–XXL', form);
      await press(desk, t('productForm.addColor'), form);
      await form.getByLabel(t('productForm.addPictures')).setInputFiles([NO_PICTURE, BROKEN]);
      await press(desk, t('productForm.save'));
      await form.getByText(t('fieldErrors.not_an_image')).nth(1).waitFor();
    },
  },
  {
    name: 'leaving unsaved',
    reach: (desk) => ask(desk, desk.t('dialog.cancel'), dialog(desk)),
  },
  {
    name: 'form of one, a picture taken out',
    path: ({ product }) => `/products?open=${product.product_Id}`,
    reach: async (desk) => {
      await press(desk, desk.t('productForm.removePicture', { number: 1 }));
      await dialog(desk).getByText(desk.t('productForm.removedPicture')).waitFor();
    },
  },
  {
    name: 'saving',
    moods: [[WRITES, 'hangs']],
    reach: async (desk) => {
      await press(desk, desk.t('productForm.save'));
      await dialog(desk)
        .getByRole('button', { name: desk.t('pleaseWait') })
        .waitFor();
    },
  },
  {
    name: 'saving failed',
    path: ({ product }) => `/products?open=${product.product_Id}`,
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await dialog(desk).getByLabel(desk.t('productForm.description')).fill('Brodé main.');
      await press(desk, desk.t('productForm.save'));
      await dialog(desk).getByText(desk.t('productForm.failed')).waitFor();
    },
  },
  {
    name: 'stock moved meanwhile',
    reach: async (desk) => {
      const { t, product, visit } = desk;
      const body = { error: 'Stock', code: 'stock_moved', colors: product.colors };
      visit.behave([[WRITES, { status: 409, body }]]);
      await press(desk, t('productForm.save'));
      await dialog(desk).getByText(t('productForm.stockMoved')).waitFor();
    },
  },
  {
    name: 'form of a copy',
    path: ({ product }) => `/products?open=copy:${product.product_Id}`,
    reach: ({ page, t }) => page.getByRole('dialog', { name: t('productForm.copy') }).waitFor(),
  },
  {
    name: 'one that is gone',
    path: '/products?open=nobody',
    reach: (desk) =>
      dialog(desk)
        .getByRole('link', { name: desk.t('products.seeAll') })
        .waitFor(),
  },
  {
    name: 'asked about deleting',
    moods: [[WRITES, 'answers 500']],
    path: ({ product }) => `/products?${new URLSearchParams({ search: product.product_name })}`,
    reach: (desk) =>
      ask(desk, desk.t('products.delete'), cardWith(desk, desk.product.product_name)),
  },
  {
    name: 'deleting failed',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await press(desk, desk.t('products.delete'), question(desk));
      await question(desk).getByRole('alert').waitFor();
    },
  },
  {
    name: 'saved and said so',
    reach: async (desk) => {
      const { page, t, product } = desk;
      await takeBack(desk, t('dialog.cancel'));
      await press(desk, t('products.edit'), cardWith(desk, product.product_name));
      await press(desk, t('productForm.save'), dialog(desk));
      await page.getByText(t('products.updated', { name: product.product_name })).waitFor();
    },
  },
];
