import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { menuDrawerGuide } from './menu-drawer.guide.ts';
import { MenuDrawer } from './menu-drawer.tsx';

const meta = {
  title: 'Back office UI/Navigation/MenuDrawer',
  component: MenuDrawer,
  parameters: { guide: menuDrawerGuide, docs: { story: { inline: false, height: '30rem' } } },
  decorators: [inComponentFrame],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await userEvent.click(opener);
    const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
    await waitFor(() => expect(within(menu).getAllByRole('link')).toHaveLength(5));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** The pages, the customers, the shop and the language. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }));
    await expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  },
};
