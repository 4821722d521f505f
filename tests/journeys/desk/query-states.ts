import {
  ask,
  cardWith,
  closeSheet,
  dialog,
  listStates,
  nothingFound,
  press,
  WRITES,
  type DeskState,
} from './desk-state.ts';

/** The messages, one opened, and what asks about it. */
export const queryStates: readonly DeskState[] = [
  ...listStates('/contacts', 'queries.empty'),
  {
    name: 'full',
    path: '/contacts',
    reach: ({ page }) => page.getByRole('article').first().waitFor(),
  },
  nothingFound(),
  {
    name: 'none chosen',
    path: ({ writer }) => `/contacts?${new URLSearchParams({ search: writer, type: 'return' })}`,
    reach: ({ page, t }) => page.getByText(t('list.noneChosen')).waitFor(),
  },
  {
    name: 'details',
    path: ({ writer }) => `/contacts?${new URLSearchParams({ search: writer })}`,
    reach: async (desk) => {
      await press(desk, desk.t('queries.details'), cardWith(desk, desk.writer));
      await dialog(desk).waitFor();
    },
  },
  {
    name: 'details, not marked',
    moods: [[WRITES, 'answers 500']],
    reach: async (desk) => {
      await press(desk, desk.t('queries.markAnswered'), dialog(desk));
      await dialog(desk).getByText(desk.t('queries.notMarked')).waitFor();
    },
  },
  {
    name: 'details, marked as answered',
    reach: async (desk) => {
      await press(desk, desk.t('queries.markAnswered'), dialog(desk));
      await dialog(desk)
        .getByRole('button', { name: desk.t('queries.markUnanswered') })
        .waitFor();
    },
  },
  {
    name: 'answered, and asked about deleting',
    reach: async (desk) => {
      await closeSheet(desk);
      await ask(desk, desk.t('queries.delete'), cardWith(desk, desk.writer));
    },
  },
  {
    name: 'one that is gone',
    path: '/contacts?open=nobody',
    reach: ({ page, t }) => page.getByRole('link', { name: t('queries.seeAll') }).waitFor(),
  },
];
