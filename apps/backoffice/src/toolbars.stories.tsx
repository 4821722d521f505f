import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { toArabicText } from '../../../.storybook/arabic-texts.ts';
import { pseudoLocalise } from '../../../.storybook/pseudo-localisation.ts';
import { StoryFrame } from './story-frame.tsx';

const WAIT = { timeout: 15_000 };

/** The toolbar's choices, which every other story has too. */
const meta = {
  title: 'Back office/Toolbars',
  component: StoryFrame,
  args: { path: '/admin/commands' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is 40 % longer: those of the catalogue and those that shoppers wrote. */
export const PseudoLocalised: Story = {
  globals: { texts: 'pseudo' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(row).toHaveTextContent(pseudoLocalise('Amel Ben Salah'));
    await expect(
      within(row).getByRole('button', { name: pseudoLocalise('Voir le détail') }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The texts that people write are in Arabic, beside those of the catalogue. */
export const Arabic: Story = {
  globals: { texts: 'arabic' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(row).toHaveTextContent(toArabicText('Amel Ben Salah'));
    await expect(within(row).getByRole('button', { name: 'Voir le détail' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An API server with every feature. */
export const EveryFeature: Story = {
  globals: { apiServer: 'full' },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Commandes par statut' }, WAIT);
  },
};

/** An API server without features, also when the story's arguments have some. */
export const NoFeature: Story = {
  args: { features: ['status'] },
  globals: { apiServer: 'minimal' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(canvas.queryByRole('navigation', { name: 'Commandes par statut' })).toBeNull();
  },
};

export const FailingApiServer: Story = {
  globals: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, WAIT);
  },
};
