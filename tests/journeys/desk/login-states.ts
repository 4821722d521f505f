import { press, type DeskState } from './desk-state.ts';

const LOGIN = /^POST \/accounts\/login\//;

/** The sign-in page, before anybody has signed in. */
export const loginStates: readonly DeskState[] = [
  {
    name: 'as it opens',
    path: '/login',
    reach: ({ page, t }) => page.getByRole('button', { name: t('session.login') }).waitFor(),
  },
  {
    name: 'languages open',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(`^${t('language.label')}`) }).click();
      await page.getByRole('button', { name: /^ENG/ }).last().waitFor();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'errors',
    reach: async (desk) => {
      await desk.page.keyboard.press('Escape');
      await press(desk, desk.t('session.login'));
      await desk.page.getByText(desk.t('session.passwordRequired')).waitFor();
    },
  },
  {
    name: 'refused, with what was typed shown',
    reach: async (desk) => {
      const { page, t } = desk;
      await page.getByLabel(t('session.username')).fill('owner');
      await page.getByLabel(new RegExp(`^${t('session.password')}`)).fill('not hers');
      await press(desk, t('session.showTyped'));
      await press(desk, t('session.login'));
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'signing in',
    moods: [[LOGIN, 'hangs']],
    reach: async (desk) => {
      await press(desk, desk.t('session.login'));
      await desk.page.getByRole('button', { name: desk.t('pleaseWait') }).waitFor();
    },
  },
];
