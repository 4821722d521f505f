import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toArabicText } from '../../../../../.storybook/arabic-texts.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office/Customers',
  component: StoryFrame,
  args: { path: '/admin/customers', features: ['paging', 'status', 'customers'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customers in a table from 1,024 px: the first one has refused two orders, the third one is blocked. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Amel Ben Salah' }, WAIT);
    await expect(link).toHaveAttribute('href', '/admin/customers/1');
    await expect(canvas.getByText('grossiste')).toBeVisible();
    await expect(canvas.getByText('Signalé')).toBeVisible();
  },
};

/** Cards on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Ouvrir la fiche' }, WAIT);
    await expect(link).toHaveAttribute('href', '/admin/customers/1');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Flagged', {}, WAIT)).toBeVisible();
  },
};

/** The flagged customers are a filter of the list. */
export const Blocked: Story = {
  args: { path: '/admin/customers?list=blocked' },
  play: async ({ canvas }) => {
    await canvas.findByText('Signalé', {}, WAIT);
    await waitFor(() => expect(canvas.queryByText('grossiste')).toBeNull(), WAIT);
  },
};

/** The search is in the hash of the URL, which no server receives. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('grossiste', {}, WAIT);
    await userEvent.type(canvas.getByRole('searchbox'), 'personne');
    await canvas.findByRole('heading', { name: /personne/ }, WAIT);
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun client' }, WAIT)).toBeVisible();
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

/** API-4: a server without the feature has no customers' records. */
export const Missing: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pas de fiches client ici', {}, WAIT)).toBeVisible();
  },
};

/** Names and places of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: 'Ouvrir la fiche' }, WAIT);
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

/** Names and places in Arabic, beside French words, on a phone. */
export const Arabic: Story = {
  globals: { texts: 'arabic', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(toArabicText('Amel Ben Salah'), undefined, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The number of requests of the list. */
let reads = 0;

/** The list is read again when the status of an order has changed: the figures of its customer changed, too. */
export const AfterStatusChange: Story = {
  args: {
    intercept: () => {
      reads = 0;
      return ({ url }) => {
        if (new URL(url).pathname === '/api/customers/') reads += 1;
        return undefined;
      };
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findAllByRole('link', { name: 'Amel Ben Salah' }, WAIT);
    const before = reads;
    const [orders] = canvas.getAllByRole('link', { name: /^Commandes/ });
    if (orders) await userEvent.click(orders);
    const [confirm] = await canvas.findAllByRole('button', { name: 'Confirmer' }, WAIT);
    if (confirm) await userEvent.click(confirm);
    await body.findByText(/^Commande n°.*: confirmée/, {}, WAIT);
    await userEvent.click(canvas.getByRole('link', { name: 'Clients' }));
    await canvas.findAllByRole('link', { name: 'Amel Ben Salah' }, WAIT);
    await waitFor(() => expect(reads).toBeGreaterThan(before));
  },
};
