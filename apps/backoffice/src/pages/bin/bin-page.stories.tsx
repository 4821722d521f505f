import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office/Bin',
  component: StoryFrame,
  args: { path: '/admin/bin', features: ['paging', 'status', 'staff', 'undo'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deleted orders, products, messages and site images, each with who deleted it, when, and how long it stays. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article', {}, WAIT);
    await expect(first).toHaveTextContent(/Commande n°\sK7Q29-FXM3T/);
    await expect(first).toHaveTextContent('Encore 30 jours');
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    const image = canvas.getByRole('article', { name: 'Bannière' });
    await expect(within(image).getByRole('presentation')).toBeInTheDocument();
    await expect(canvas.getAllByText('Encore 5 jours')).toHaveLength(1);
  },
};

/** A restored entry is announced with what it is. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article', {}, WAIT);
    if (!first) throw new Error('No entry');
    await userEvent.click(within(first).getByRole('button', { name: 'Restaurer' }));
    await expect(await screen.findByText(/^Commande n°.*restaurée/, {}, WAIT)).toHaveTextContent(
      'Commande n° K7Q29-FXM3T restaurée',
    );
  },
};

/** An order whose pieces were sold meanwhile stays in the bin, with the lines of which fewer are left. */
export const OutOfStockLines: Story = {
  args: {
    features: ['paging', 'status', 'staff', 'undo', 'product-read'],
    intercept: () => (request) =>
      request.url.endsWith('/restore/')
        ? Promise.resolve(
            Response.json(
              {
                error: '',
                code: 'out_of_stock',
                lines: [
                  { product: '1', color: '#17457F', size: 'M', requested: 2, available: 1 },
                  { product: '987654', color: '#17457F', size: 'L', requested: 1, available: 0 },
                ],
              },
              { status: 409 },
            ),
          )
        : undefined,
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article', {}, WAIT);
    if (!first) throw new Error('No entry');
    await userEvent.click(within(first).getByRole('button', { name: 'Restaurer' }));
    const problem = await within(first).findByRole('alert', {}, WAIT);
    await expect(problem).toHaveTextContent(/Rien n’a été restauré\. Il n’en reste pas assez/);
    const [named, deleted] = within(problem).getAllByRole('listitem');
    await waitFor(() => expect(named).not.toHaveTextContent('Produit n°'), WAIT);
    await expect(named).toHaveTextContent(/, M\) · 2 à reprendre · encore 1 en stock/);
    await expect(deleted).toHaveTextContent(/Produit n°\s987654 .*1 à reprendre · épuisé/);
  },
};

/** Another API server does not name the lines. */
export const Short: Story = {
  args: {
    intercept: () => (request) =>
      request.url.endsWith('/restore/')
        ? Promise.resolve(Response.json({ error: '', code: 'out_of_stock' }, { status: 409 }))
        : undefined,
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Restaurer' }, WAIT);
    if (!button) throw new Error('No entry');
    await userEvent.click(button);
    await expect(
      await screen.findByText(/Rien n’a été restauré\. Il n’en reste pas assez/, {}, WAIT),
    ).toBeVisible();
  },
};

/** The deletion for good has a question, which can be cancelled. */
export const Question: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole(
      'button',
      { name: 'Supprimer définitivement' },
      WAIT,
    );
    if (!button) throw new Error('No entry');
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', {}, WAIT);
    await expect(question).toHaveTextContent(/Commande n°\sK7Q29-FXM3T/);
    await userEvent.click(within(question).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), WAIT);
  },
};

/** The staff restore, and delete nothing for good. */
export const Staff: Story = {
  args: { admin: { role: 'staff' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Restaurer' }, WAIT);
    await expect(canvas.queryByRole('button', { name: 'Supprimer définitivement' })).toBeNull();
  },
};

/** The kind is a filter of the list. */
export const Messages: Story = {
  args: { path: '/admin/bin?kind=message' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, WAIT)).toHaveLength(2);
  },
};

/** One column on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Delete for good' }, WAIT);
    await expect(canvas.getAllByText('30 days left')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'La corbeille est vide' }, WAIT),
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

/** API-4: a server without the feature deletes for good. */
export const Missing: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pas de corbeille ici', {}, WAIT)).toBeVisible();
  },
};

/** Names and texts of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

/** An Arabic name and message keep their direction. */
export const Arabic: Story = {
  args: {
    intercept: () => (request) =>
      new URL(request.url).pathname === '/api/bin/'
        ? Promise.resolve(Response.json(ARABIC, HEADERS))
        : undefined,
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'أميرة بن صالح' }, WAIT);
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
};

const HEADERS = { headers: { 'Shop-Features': 'paging status staff undo', 'X-Total-Count': '1' } };
const ARABIC = [
  {
    id: 'message-7',
    kind: 'message',
    object: '7',
    name: 'أميرة بن صالح',
    text: 'هل يوجد مقاس آخر من هذا الفستان؟ شكرا جزيلا على المساعدة.',
    deleted_at: '2099-01-01T09:00:00.000Z',
    deleted_by: 'owner',
    expires_at: '2099-01-31T09:00:00.000Z',
  },
];
