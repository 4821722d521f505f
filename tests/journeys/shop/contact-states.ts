import { type Scene, type State } from './shop-state.ts';

const QUERIES = /^POST \/api\/queries\//;

/** The messages’ form, how it may fail, and its thanks. */
export const contactStates: readonly State[] = [
  { name: 'contact', path: '/contact' },
  { name: 'contact, a return', path: '/contact', reach: askForReturn },
  {
    name: 'contact, errors',
    path: '/contact',
    reach: async (scene) => {
      await askForReturn(scene);
      await send(scene, scene.t('contact.enterName'));
    },
  },
  {
    name: 'contact, no such order',
    path: '/contact',
    moods: [[QUERIES, { status: 404, body: { error: 'Command ID does not exist' } }]],
    reach: async (scene) => {
      await askForReturn(scene);
      await write(scene);
      await scene.page
        .getByRole('textbox', { name: scene.t('contact.commandId') })
        .fill('AAAAA-AAAAA');
      await send(scene, scene.t('contact.noSuchCommand'));
    },
  },
  {
    name: 'contact, failed',
    path: '/contact',
    moods: [[QUERIES, 'answers 500']],
    reach: async (scene) => {
      await write(scene);
      await send(scene, scene.t('contact.failed'));
    },
  },
  {
    name: 'contact, broken',
    path: '/about',
    reach: async ({ page, visit, t }) => {
      const body = 'export function ContactPage() { throw new Error("thrown by a page"); }';
      await page.route('**/contact-page-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.goto(`${visit.origin}/contact`);
      await page.getByRole('heading', { name: t('failure.page') }).waitFor();
    },
  },
  {
    name: 'contact, thanks',
    path: '/contact',
    moods: [[QUERIES, { status: 201, body: {} }]],
    reach: async (scene) => {
      await write(scene);
      await send(scene, scene.t('contact.thanks', { name: 'Amira' }));
    },
  },
];

async function write({ page, t }: Scene): Promise<void> {
  const form = page.getByRole('form', { name: t('contact.title') });
  await form.getByLabel(t('contact.name')).fill('Amira');
  await form.getByLabel(t('contact.email')).fill('amira@exemple.tn');
  await form.getByLabel(t('contact.message')).fill('Bonjour, quelle taille choisir ?');
}

async function send({ page, t }: Scene, outcome: string): Promise<void> {
  await page.getByRole('button', { name: t('contact.submit') }).click();
  await page.getByText(outcome).first().waitFor();
}

async function askForReturn({ page, t }: Scene): Promise<void> {
  await page.getByLabel(t('contact.type')).selectOption('return');
  await page.getByRole('textbox', { name: t('contact.commandId') }).waitFor();
}
