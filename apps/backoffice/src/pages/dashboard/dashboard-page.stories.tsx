import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** ADM-3: Logout leads to login. */
export const LogsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se déconnecter' }, WAIT));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};
