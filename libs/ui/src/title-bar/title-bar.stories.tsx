import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PlusIcon } from '../icons/page-icons.tsx';
import { TitleBar } from './title-bar.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { titleBarGuide } from './title-bar.guide.ts';

const meta = {
  title: 'UI/Layout/TitleBar',
  component: TitleBar,
  parameters: { guide: titleBarGuide },
  argTypes: {
    note: { control: 'text' },
    children: choices({
      None: undefined,
      Button: <Button icon={<PlusIcon />}>Ajouter un produit</Button>,
    }),
  },
  tags: ['wide'],
  args: {
    title: 'Produits',
    note: '48 produits',
    children: <Button icon={<PlusIcon />}>Ajouter un produit</Button>,
  },
} satisfies Meta<typeof TitleBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Produits' });
    heading.focus();
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const TitleAlone: Story = {
  args: { title: 'Panier', note: undefined, children: undefined },
};

/** The count has not loaded yet; its line is reserved, so that the layout does not shift. */
export const Counting: Story = {
  args: { note: '' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const bar = canvasElement.querySelector('header')?.getBoundingClientRect();
    await expect(bar?.bottom).toBeGreaterThan(title.bottom + 20);
  },
};

export const OnAPhone: Story = {
  args: { title: 'Accessoires · Printemps-été' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(title.bottom);
    await expect(action.width).toBe(window.innerWidth - 2 * action.left);
  },
};
