import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Dashboard',
  component: StoryFrame,
  args: { path: '/admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-4: a welcome, Logout, and the side menu's five pages. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
    const menu = canvas.getByRole('navigation', { name: 'Menu principal' });
    const pages = within(menu).getAllByRole('link');
    await expect(pages.map(({ textContent }) => textContent)).toEqual([
      'Tableau de bord',
      'Produits',
      'Commandes',
      'Messages',
      'Images',
    ]);
    await expect(pages[0]).toHaveAttribute('aria-current', 'page');
  },
};

/** F1: orders and products that cannot be read are counted. */
export const Unreadable: Story = {
  args: { apiServer: 'unreadable' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 commandes ne peuvent pas être affichées', {}, WAIT);
    await canvas.findByText('2 produits ne peuvent pas être affichés', {}, WAIT);
  },
};

/** ADM-4: what to do first, the latest orders, the figures; each number links to its list. */
export const WithFigures: Story = {
  tags: ['full'],
  args: { features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    await canvas.findByText('11 tailles épuisées', undefined, WAIT);
    const toDo = within(canvas.getByRole('region', { name: 'À faire maintenant' }));
    // Without the amounts at stake, the order is the one in which money is lost.
    await waitFor(() =>
      expect(
        toDo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['2Commandes à confirmer', '/admin/commands?status=new'],
        ['6Articles à réapprovisionner11 tailles épuisées', '/admin/products?soldout=some'],
        ['3Retours à traiter', '/admin/contacts?type=return&answered=no'],
        ['1Question à traiter', '/admin/contacts?type=information&answered=no'],
      ]),
    );
    await expect(canvas.getByRole('link', { name: '2 nouvelles commandes' })).toHaveAttribute(
      'href',
      '/admin/commands?status=new',
    );
    const latest = within(canvas.getByRole('region', { name: 'Dernières commandes' }));
    const orders = await latest.findAllByRole('link', { name: /Commande n°/ }, WAIT);
    await expect(orders).toHaveLength(5);
    await expect(orders[0]).toHaveAttribute('href', '/admin/commands?open=K7Q29-FXM3T');
    const best = within(canvas.getByRole('region', { name: 'Meilleures ventes' }));
    await expect(await best.findAllByRole('link', undefined, WAIT)).toHaveLength(5);
    const sales = within(await canvas.findByRole('region', { name: 'Ventes' }, WAIT));
    await expect(sales.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '11\u202F503,50\u00A0TND',
        '89 commandes',
        '10\u00A0% de plus que les 30\u00A0jours précédents',
        '7\u202F761,60\u00A0TND',
        '1\u00A0% de moins que les 30\u00A0jours précédents',
        '3\u202F883,50\u00A0TND',
        'Rien les 30\u00A0jours précédents',
      ]),
    );
    await userEvent.click(canvas.getByText('Voir les chiffres'));
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(31);
    const alerts = await canvas.findByRole('switch', { name: /M’avertir/ }, WAIT);
    await userEvent.click(alerts);
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Bienvenue/));
    await userEvent.click(alerts);
  },
};

/** ADM-4: sold-out sizes by product and colour, those of best sellers first, then what runs out. */
export const Stock: Story = {
  args: { features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const soldOut = within(await canvas.findByRole('region', { name: 'Tailles épuisées' }, WAIT));
    await expect(await soldOut.findAllByRole('link', undefined, WAIT)).toHaveLength(5);
    await userEvent.click(soldOut.getByRole('button', { name: 'Afficher 1 ligne de plus' }));
    const sold = soldOut
      .getAllByRole('link')
      .map(({ textContent }) => /(\d+) vendu/.exec(textContent)?.[1]);
    await expect(sold).toEqual(['24', '20', '16', '12', '8', '4']);
    const lowStock = within(canvas.getByRole('region', { name: 'Stock bas' }));
    await expect(lowStock.getAllByRole('link')[0]).toHaveTextContent(
      /S \(1\).*16 vendus.*2 tailles/,
    );
  },
};

/** The figures of seven days, with a bar for each day. */
export const Week: Story = {
  args: { path: '/admin?period=week', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const period = await canvas.findByRole('group', { name: 'Période' }, WAIT);
    await expect(within(period).getByRole('button', { name: /^7\sjours$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await canvas.findAllByText(/les 7\sjours précédents/);
  },
};

/** The figures of a day of the chart by its input, and by a tap on its bar. */
export const ChosenDay: Story = {
  ...Week,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('slider', { name: 'Jour' }, WAIT);
    const texts = () => day.getAttribute('aria-valuetext')?.split(' · ');
    const latest = texts();
    await expect(latest).toEqual([
      expect.stringMatching(/\d{4}$/),
      expect.stringMatching(/TND$/),
      expect.stringMatching(/^\d+\s?commandes?$/),
    ]);
    // The browser changes the value of a range input by the arrow keys; a simulated key does not.
    await fireEvent.change(day, { target: { value: '1' } });
    await expect(texts()?.[0]).not.toBe(latest?.[0]);
    const shown = texts()?.join(' · ');
    await expect(
      canvas.getByText((_text, element) => element?.textContent === shown),
    ).toBeVisible();
    const chart = day.parentElement;
    if (!chart) throw new Error('The chart is missing.');
    const { right, top, height } = chart.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: chart,
      coords: { clientX: right - 4, clientY: top + height / 2 },
    });
    await waitFor(() => expect(texts()).toEqual(latest));
  },
};

/** One day has no chart. The period is chosen with the keyboard. */
export const Today: Story = {
  args: { features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const period = await canvas.findByRole('group', { name: 'Période' }, WAIT);
    within(period).getByRole('button', { name: 'Aujourd’hui' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findAllByText(/hier à la même heure/, undefined, WAIT);
    await expect(canvas.queryByText('Voir les chiffres')).toBeNull();
  },
};

/**
 * API-4: section 7 alone has no figures. The latest orders and the stock come from its lists, and no
 * number is shown that is not in them.
 */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
    const latest = within(canvas.getByRole('region', { name: 'Dernières commandes' }));
    await expect(await latest.findAllByRole('link', { name: /Commande n°/ }, WAIT)).toHaveLength(5);
    const soldOut = within(await canvas.findByRole('region', { name: 'Tailles épuisées' }, WAIT));
    await expect(soldOut.getAllByRole('link')).toHaveLength(5);
    const toDo = within(canvas.getByRole('region', { name: 'À faire maintenant' }));
    await expect(toDo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '48Articles à réapprovisionner144 tailles épuisées',
    ]);
    await expect(canvas.queryByRole('region', { name: 'Ventes' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /nouvelles commandes/ })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** F1: if the statistics cannot be loaded, the rest of the page stays, with a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing', features: ['stats', 'status', 'dashboard'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: 'Produits' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { apiServer: 'silent', features: ['stats', 'status', 'dashboard'] },
};

/** ADM-3: Logout redirects to login. */
export const LoggedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se déconnecter' }, WAIT));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

const ALL = ['stats', 'status', 'confirmation', 'dashboard'] as const;

/** What to do now: the most money at stake first, each with its list; sizes and ages give details. */
export const ToDoNow: Story = {
  args: { features: ALL },
  play: async ({ canvas }) => {
    const toDo = within(await canvas.findByRole('region', { name: 'À faire maintenant' }, WAIT));
    await toDo.findByRole('link', { name: /Appels à passer/ }, WAIT);
    await expect(
      toDo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        '3Articles à réapprovisionner4 tailles épuisées · 2 tailles bientôt épuisées2\u202F310,00\u00A0TND en jeu',
        '/admin/products?soldout=only:1,2,3',
      ],
      [
        '12Commandes à emballerDepuis 2\u00A0jours1\u202F874,20\u00A0TND en jeu',
        '/admin/commands?status=confirmed',
      ],
      [
        '7Appels à passerDepuis 1\u00A0jour1\u202F043,50\u00A0TND en jeu',
        '/admin/commands/confirm',
      ],
      [
        '3Retours à traiterDepuis 3\u00A0jours387,00\u00A0TND en jeu',
        '/admin/contacts?type=return&answered=no',
      ],
      [
        '2Colis en route depuis trop longtempsDepuis 11\u00A0jours259,80\u00A0TND en jeu',
        expect.stringMatching(/^\/admin\/commands\?status=shipped&to=\d{4}-\d\d-\d\d$/),
      ],
      [
        '2Numéros à corrigerDepuis 1\u00A0jour175,80\u00A0TND en jeu',
        '/admin/commands?call=wrong_number',
      ],
      [
        '1Question à traiterDepuis moins d’une heure',
        '/admin/contacts?type=information&answered=no',
      ],
    ]);
  },
};

/** The list on a phone, by keys. */
export const ToDoOnPhone: Story = {
  args: { features: ALL },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /Articles à réapprovisionner/ }, WAIT);
    first.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Commandes à emballer/ })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What is expected, refused and paid, and what each amount counts, on demand. */
export const Figures: Story = {
  args: { features: ALL },
  play: async ({ canvas }) => {
    const sales = within(await canvas.findByRole('region', { name: 'Ventes' }, WAIT));
    await sales.findByText(/^3\s883,50.*hors/, undefined, WAIT);
    await expect(sales.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Commandé',
      'Confirmé',
      'Livré',
      'Attendu',
      'Refusé',
      'Encaissé',
    ]);
    await expect(sales.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '3\u202F177,50\u00A0TND',
        'à ce jour',
        '779,40\u00A0TND',
        '12\u00A0% des commandes terminées',
        '4\u202F235,50\u00A0TND',
        '3\u202F883,50\u00A0TND hors livraison',
      ]),
    );
    const definition = /pour les commandes livrées, livraison comprise/;
    await expect(sales.queryByText(definition)).toBeNull();
    await userEvent.click(sales.getByRole('button', { name: /Que comptent ces montants/ }));
    await expect(sales.getByText(definition)).toBeVisible();
    await userEvent.click(sales.getByRole('button', { name: 'Masquer les définitions' }));
    await expect(sales.queryByText(definition)).toBeNull();
  },
};

/** In English. */
export const English: Story = {
  args: { features: ALL },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const toDo = within(await canvas.findByRole('region', { name: 'To do now' }, WAIT));
    await toDo.findByRole('link', { name: /Calls to make/ }, WAIT);
    await expect(toDo.getByRole('link', { name: /Calls to make/ })).toHaveTextContent(
      /For 1\sday.*1,043\.50 TND at stake/,
    );
  },
};

/** A new shop: nothing sold yet, and nothing to do. */
export const Empty: Story = {
  args: { apiServer: 'empty', features: ALL },
  play: async ({ canvas }) => {
    await canvas.findByText('Tout est à jour', undefined, WAIT);
    await canvas.findByText('Aucune taille n’est épuisée.', undefined, WAIT);
    await canvas.findByText('Aucune commande sur cette période.', undefined, WAIT);
  },
};

/** Names of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest', features: ['stats', 'status', 'confirmation', 'dashboard'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /anticonstitutionnellement/ }, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 1,250 new orders and 10,000 unanswered messages. */
export const FiveThousand: Story = {
  args: { apiServer: 'many', features: ['stats', 'status', 'dashboard'] },
  play: async ({ canvas }) => {
    const returns = await canvas.findByRole('link', { name: /Retours à traiter/ }, WAIT);
    await waitFor(() => expect(returns).toHaveTextContent(/5\s000/));
    await canvas.findByRole('link', { name: /^1\s250 nouvelles commandes/ }, WAIT);
  },
};

/** ADR 0097: the staff see what to do, the latest orders and the stock; no figure, no period and no amount at stake. */
export const Staff: Story = {
  args: { features: [...ALL, 'staff'], admin: { username: 'Salma', role: 'staff' } },
  play: async ({ canvas }) => {
    const toDo = within(await canvas.findByRole('region', { name: 'À faire maintenant' }, WAIT));
    await toDo.findByRole('link', { name: /Appels à passer/ }, WAIT);
    await expect(toDo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '7Appels à passerDepuis 1\u00A0jour',
      '2Numéros à corrigerDepuis 1\u00A0jour',
      '2Colis en route depuis trop longtempsDepuis 11\u00A0jours',
      '12Commandes à emballerDepuis 2\u00A0jours',
      '3Articles à réapprovisionner4 tailles épuisées · 2 tailles bientôt épuisées',
      '3Retours à traiterDepuis 3\u00A0jours',
      '1Question à traiterDepuis moins d’une heure',
    ]);
    await expect(toDo.queryByText(/argent en jeu/)).toBeNull();
    const latest = within(canvas.getByRole('region', { name: 'Dernières commandes' }));
    await expect(await latest.findAllByRole('link', { name: /Commande n°/ }, WAIT)).toHaveLength(5);
    const soldOut = within(canvas.getByRole('region', { name: 'Tailles épuisées' }));
    await soldOut.findAllByRole('link', undefined, WAIT);
    for (const name of ['Ventes', 'Meilleures ventes']) {
      await expect(canvas.queryByRole('region', { name })).toBeNull();
    }
    await expect(canvas.queryByRole('group', { name: 'Période' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Names of articles in Arabic, beside French words, on a phone. */
export const Arabic: Story = {
  args: { features: ALL },
  globals: { texts: 'arabic', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/\p{Script=Arabic}/u, undefined, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
