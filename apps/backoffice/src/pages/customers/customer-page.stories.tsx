import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureCustomerRecord } from '../../../../../.storybook/customer-fixtures.ts';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES = { 'Shop-Features': 'paging status customers' };

const meta = {
  title: 'Back office/Customer’s record',
  component: StoryFrame,
  args: { path: '/admin/customers/1', features: ['paging', 'status', 'customers'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures, orders with their outcomes, numbers, places, tags and notes, and a merged record. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Amel Ben Salah' }, WAIT);
    await expect(canvas.getByText('33 %')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Séparer' })).toBeVisible();
    await expect(canvas.getByText('Livrer après 17 h.')).toBeVisible();
  },
};

export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Amel Ben Salah' }, WAIT);
    await expect(canvas.getByRole('button', { name: 'Separate' })).toBeVisible();
  },
};

/** A flagged customer: the team is warned, and the flag can be removed. */
export const Blocked: Story = {
  args: { path: '/admin/customers/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Client signalé\./, {}, WAIT)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Ne plus signaler ce client' }),
    ).toHaveAccessibleDescription('Ses commandes ne porteront plus d’avertissement.');
  },
};

/** Another record is searched, and merged by one click; the message undoes it. */
export const Merge: Story = {
  play: async ({ canvas, canvasElement }) => {
    const open = await canvas.findByRole(
      'button',
      { name: 'Fusionner avec une autre fiche' },
      WAIT,
    );
    await userEvent.click(open);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: /^Fusionner/ }));
    await userEvent.type(dialog.getByRole('searchbox'), 'a');
    const [merge] = await dialog.findAllByRole('button', { name: 'Fusionner' }, WAIT);
    if (merge) await userEvent.click(merge);
    await expect(await body.findByText('Les deux fiches sont fusionnées', {}, WAIT)).toBeVisible();
  },
};

/** F2: a note that is not saved stays in its field. */
export const NoteNotSaved: Story = {
  args: {
    intercept: () => (request) =>
      request.method === 'PATCH'
        ? Promise.resolve(
            Response.json(
              { error: 'unavailable', code: 'unavailable' },
              { status: 503, headers: FEATURES },
            ),
          )
        : undefined,
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByLabelText('Nouvelle note', {}, WAIT);
    await userEvent.type(note, 'Rappeler demain');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter la note' }));
    await canvas.findByText(/^La note n’a pas été enregistrée/, {}, WAIT);
    await expect(note).toHaveValue('Rappeler demain');
  },
};

/** An Arabic name on a phone. */
export const ArabicName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    intercept: () => (request) => {
      const customer = fixtureCustomerRecord(fixtureOrders, '1');
      const isRecord = request.url.endsWith('/api/customers/1/') && request.method === 'GET';
      if (!isRecord || !customer) return undefined;
      const note = { id: '1', at: '2026-10-02T09:05:00.000Z', by: 'owner' };
      const names = {
        name: 'آمال بن صالح الطرابلسي',
        tags: ['زبونة وفية'],
        notes: [{ ...note, note: 'تفضل الاتصال على واتساب.' }],
      };
      return Promise.resolve(Response.json({ ...customer, ...names }, { headers: FEATURES }));
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'آمال بن صالح الطرابلسي' }, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The language of the messages to a customer is chosen, and the greeting of each number follows it. */
export const MessageLanguage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const language = await canvas.findByLabelText('Langue des messages', {}, WAIT);
    await expect(language).toHaveValue('fr');
    await userEvent.selectOptions(language, 'تونسي');
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText(/^Langue enregistrée pour ce client/, {}, WAIT);
    await waitFor(() => {
      const [link] = canvas.getAllByRole('link', { name: /^WhatsApp/ });
      const { searchParams } = new URL(link?.getAttribute('href') ?? '');
      return expect(searchParams.get('text')).toMatch(/^عسلامة \u2068Amel Ben Salah\u2069/);
    }, WAIT);
  },
};

/** A record with a language, an Arabic name of the maximum length and an English back office, on a phone. */
export const MessageLanguageEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  args: {
    intercept: () => (request) => {
      const customer = fixtureCustomerRecord(fixtureOrders, '1');
      const isRecord = request.url.endsWith('/api/customers/1/') && request.method === 'GET';
      if (!isRecord || !customer) return undefined;
      const changed = {
        name: 'آمال بنت محمد الهادي بن صالح الطرابلسي '.repeat(3).trim(),
        message_language: 'aeb-Latn' as const,
      };
      return Promise.resolve(Response.json({ ...customer, ...changed }, { headers: FEATURES }));
    },
  },
  play: async ({ canvas }) => {
    const language = await canvas.findByLabelText('Message language', {}, WAIT);
    await expect(language).toHaveValue('aeb-Latn');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NotFound: Story = {
  args: { path: '/admin/customers/404' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cette fiche client n’existe plus' }, WAIT),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

/** F1: after a failed request the page has a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
  },
};

/** Texts of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ajouter la note' }, WAIT);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

/** ADR 0097: the staff see the outcomes of the orders, not the amount paid, and delete no note. */
export const Staff: Story = {
  args: {
    features: ['paging', 'status', 'customers', 'staff'],
    admin: { username: 'Salma', role: 'staff' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Amel Ben Salah' }, WAIT);
    const figures = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(figures).toEqual(expect.arrayContaining(['Livrées', 'Refusées']));
    await expect(figures).not.toContain('Total payé');
    await expect(canvas.getByText('Livrer après 17 h.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Supprimer la note' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Séparer' })).toBeVisible();
  },
};

/** ADR 0113: the history of a record has Undo for ten minutes; a notice about a change has it too. */
export const Undone: Story = {
  args: { features: ['paging', 'status', 'customers', 'undo'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Historique' }, WAIT));
    const dialog = within(await body.findByRole('dialog', { name: /^Historique/ }, WAIT));
    const undo = await dialog.findByRole('button', { name: 'Annuler ce changement' }, WAIT);
    // A language has its name, as in the choice.
    await expect(dialog.getByText('العربية')).toBeVisible();
    // A merged record is named by its number, not by its id.
    await expect(dialog.getByText(/^\+216\s22\s111\s333$/)).toBeVisible();
    await userEvent.click(undo);
    await expect(await body.findByText(/^Changement annulé/, {}, WAIT)).toBeVisible();
  },
};
