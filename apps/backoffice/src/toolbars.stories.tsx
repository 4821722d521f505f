import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longer } from '../../../.storybook/longer-texts.ts';
import { StoryFrame } from './story-frame.tsx';

const WAIT = { timeout: 15_000 };

/** What the toolbar does to a page; each choice can be had on every other story too. */
const meta = {
  title: 'Back office/Toolbars',
  component: StoryFrame,
  args: { path: '/admin/commands' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is longer by 40 %: those of the catalogue and those that shoppers wrote. */
export const LongTexts: Story = {
  globals: { length: 'long' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(card).toHaveTextContent(longer('Amel Ben Salah'));
    await expect(
      within(card).getByRole('button', { name: longer('Voir le détail') }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A host with everything ours adds. */
export const FullHost: Story = {
  globals: { host: 'full' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Commandes par statut' }, WAIT);
  },
};

/** A host of section 7 alone, whatever the story told of. */
export const PlainHost: Story = {
  args: { features: ['status'] },
  globals: { host: 'plain' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(canvas.queryByRole('navigation', { name: 'Commandes par statut' })).toBeNull();
  },
};

export const FailingHost: Story = {
  globals: { host: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, WAIT);
  },
};
