import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the search with its key. */
async function openSearch(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
  await userEvent.keyboard('/');
  return screen.findByRole('combobox', { name: 'Commande, produit ou client' }, WAIT);
}

/** The texts of the results of a group. */
function resultsOf(group: string): string[] {
  return within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

const meta = {
  title: 'Back office/Global search',
  component: StoryFrame,
  args: { path: '/admin', features: ['paging', 'search', 'status', 'stats'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key `/` opens the search, whose field has the focus; Escape closes it. */
export const Hint: Story = {
  play: async ({ canvas }) => {
    const field = await openSearch(canvas);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openSearch(canvas);
    await screen.findByText(/au moins deux caractères/);
  },
};

/** Orders and their customers; the first result is highlighted. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'gharbi');
    await screen.findByRole('group', { name: 'Clients' }, WAIT);
    await expect(resultsOf('Commandes')).toEqual([
      expect.stringMatching(/^Sonia Gharbi.*M3X7Y-K8QA4 · Nabeul/),
      expect.stringMatching(/^Sonia Gharbi.*W8R6Q-4XDT7 · Nabeul/),
    ]);
    await expect(resultsOf('Clients')).toHaveLength(2);
    const [first] = screen.getAllByRole('option');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id);
  },
};

/** Arrow keys move between the results, and Enter opens the order. */
export const OpensAnOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'gharbi');
    await screen.findByRole('group', { name: 'Commandes' }, WAIT);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    // A dialog, or a region beside the list in a wide window.
    const name = /W8R6Q-4XDT7/;
    await waitFor(
      () => screen.queryByRole('dialog', { name }) ?? screen.getByRole('region', { name }),
      WAIT,
    );
  },
};

/** API-4: an API server of section 7 alone sends its lists, which are searched in the browser. */
export const OnSectionSevenAlone: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'trabelsi sfax');
    await screen.findByRole('group', { name: 'Commandes' }, WAIT);
    await expect(resultsOf('Commandes')).toHaveLength(2);
    await expect(screen.queryByRole('group', { name: 'Produits' })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'personne de ce nom');
    await screen.findByText(/Rien ne correspond à/, undefined, WAIT);
  },
};

export const Loading: Story = {
  args: { apiServer: 'silent' },
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'gharbi');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
        'Chargement…',
      ),
    );
  },
};

/** F1: the search shows that it failed, with a button to retry. */
export const Failing: Story = {
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'gharbi');
    const search = within(screen.getByRole('dialog'));
    await search.findByRole('heading', { name: 'La recherche n’a pas abouti' }, WAIT);
    await expect(search.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

/** WCAG 2.1.4: the key can be turned off; the button of the app bar stays. */
export const WithoutShortcut: Story = {
  play: async ({ canvas }) => {
    await openSearch(canvas);
    await userEvent.click(screen.getByRole('switch', { name: /avec la touche/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await screen.findByRole('combobox', { name: 'Commande, produit ou client' });
    await expect(screen.getByRole('switch', { name: /avec la touche/ })).not.toBeChecked();
  },
};

/** Names of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(await openSearch(canvas), 'gharbi');
    await screen.findByRole('group', { name: 'Clients' }, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
