import type { DeskState } from './desk-state.ts';

const CHECK = /^GET \/accounts\/protected-admin\//;
const LISTS = /^GET \/api\/queries\//;
const RENEWS = /^POST \/accounts\/token\/refresh\//;
const REFUSED = { status: 401, body: { error: 'Not signed in' } };

/** What stands in a page's place or over it when the way to it is not free. */
export const guardStates: readonly DeskState[] = [
  {
    name: 'access being checked',
    path: '/contacts',
    moods: [[CHECK, 'hangs']],
    reach: ({ page, t }) => page.getByText(t('session.checking')).waitFor(),
  },
  {
    name: 'access unchecked',
    path: '/contacts',
    moods: [[CHECK, 'answers 429']],
    reach: ({ page, t }) => page.getByText(t('session.unchecked')).waitFor(),
  },
  {
    name: 'session ended',
    path: '/contacts',
    moods: [
      [LISTS, REFUSED],
      [RENEWS, REFUSED],
    ],
    reach: ({ page, t }) => page.getByRole('dialog', { name: t('session.ended') }).waitFor(),
  },
  {
    name: 'not found',
    path: '/nowhere',
    reach: ({ page, t }) => page.getByRole('heading', { name: t('notFound.title') }).waitFor(),
  },
];
