import {
  ask,
  cardWith,
  closeSheet,
  dialog,
  listStates,
  nothingFound,
  press,
  question,
  takeBack,
  WRITES,
  type DeskState,
} from './desk-state.ts';
import type { Desk } from './desk-visit.ts';

const LIST = /^GET \/api\/commands\/list\//;
const ONE = /^GET \/api\/commands\/[^/]+\/$/;

async function pickAll({ page, t }: Desk): Promise<void> {
  await page.getByRole('checkbox', { name: t('orderSelection.page') }).check();
  await page.getByRole('region', { name: t('orderSelection.label') }).waitFor();
}

function bar({ page, t }: Desk) {
  return page.getByRole('region', { name: t('orderSelection.label') });
}

/** The orders, one opened, some picked, and what asks about them. */
export const orderStates: readonly DeskState[] = [
  ...listStates('/commands', 'orders.empty'),
  {
    name: 'full',
    path: ({ phone }) => `/commands?search=${phone}`,
    reach: ({ page }) => page.getByRole('article').nth(1).waitFor(),
  },
  {
    name: 'picked',
    reach: pickAll,
  },
  {
    name: 'asked about cancelling those picked',
    reach: (desk) => ask(desk, desk.t('moves.cancelAll'), bar(desk)),
  },
  {
    name: 'those picked could not move',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await takeBack(desk, desk.t('moves.keep'));
      await press(desk, desk.t('moves.confirmed'), bar(desk));
      await bar(desk).getByRole('alert').waitFor();
    },
  },
  {
    name: 'a card that could not move',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await press(desk, desk.t('orderSelection.clear'), bar(desk));
      await press(desk, desk.t('moves.confirmed'), cardWith(desk, desk.orderId));
      await cardWith(desk, desk.orderId).getByRole('alert').waitFor();
    },
  },
  {
    name: 'export failed',
    moods: [[LIST, 'answers 429']],
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('orderExport.all') }).click();
      await page.getByText(t('orderExport.failed')).waitFor();
    },
  },
  nothingFound(),
  {
    name: 'details',
    path: ({ phone, orderId }) => `/commands?search=${phone}&open=${orderId}`,
    reach: async (desk) => {
      const { t } = desk;
      await dialog(desk)
        .getByRole('heading', { name: t('orders.samePhone') })
        .waitFor();
      await dialog(desk).getByText(t('orders.placed')).waitFor();
    },
  },
  {
    name: 'details, asked about cancelling',
    reach: (desk) => ask(desk, desk.t('moves.cancelled'), dialog(desk)),
  },
  {
    name: 'details, neither moved nor noted',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      const { t } = desk;
      await takeBack(desk, t('moves.keep'));
      await press(desk, t('moves.confirmed'), dialog(desk));
      await dialog(desk).getByText(t('moves.failed')).waitFor();
      await dialog(desk).getByLabel(t('orders.note')).fill('Rappeler demain');
      await press(desk, t('orders.addNote'), dialog(desk));
      await dialog(desk).getByText(t('orders.noteFailed')).waitFor();
    },
  },
  {
    name: 'details, moved and noted',
    reach: async (desk) => {
      const { t } = desk;
      await press(desk, t('orders.addNote'), dialog(desk));
      await dialog(desk).getByRole('listitem').filter({ hasText: 'Rappeler' }).waitFor();
    },
  },
  {
    name: 'details, history failed',
    path: ({ phone, orderId }) => `/commands?search=${phone}&open=${orderId}`,
    moods: [[ONE, 'answers 429']],
    reach: (desk) => dialog(desk).getByText(desk.t('orders.historyFailed')).waitFor(),
  },
  {
    name: 'one that is gone',
    path: '/commands?open=AAAAA-AAAAA',
    reach: (desk) =>
      dialog(desk)
        .getByRole('link', { name: desk.t('orders.seeAll') })
        .waitFor(),
  },
  {
    name: 'asked about deleting',
    reach: async (desk) => {
      await closeSheet(desk);
      await ask(desk, desk.t('orders.delete'));
    },
  },
  {
    name: 'deleting failed',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await press(desk, desk.t('orders.delete'), question(desk));
      await question(desk).getByRole('alert').waitFor();
    },
  },
];
