import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { checkboxGuide } from './checkbox.guide.ts';

const meta = {
  title: 'UI/Fields/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide },
  argTypes: { color: choices({ None: undefined, Blue: '#17457F', Pink: '#B3315F' }) },
  args: { label: 'En stock uniquement', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'En stock uniquement' });
    const row = canvas.getByText('En stock uniquement').closest('label');
    await expect(
      row?.getBoundingClientRect().height,
      'the height of a touch target',
    ).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('En stock uniquement'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithColor: Story = {
  args: { label: 'Bleu Sidi Bou Saïd', color: '#17457F', defaultChecked: true },
};

/** The number of results at the end of the row is the description of the box, by its `title`. */
export const WithCount: Story = {
  args: { label: 'Bleu', color: '#17457F', count: 12, title: '12 produits' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Bleu' });
    await expect(box).toHaveAccessibleDescription('12 produits');
    await expect(canvas.getByText('12')).toBeVisible();
  },
};

/** Another API server may send the name of a colour instead of its value: no dot is displayed. */
export const UnknownColor: Story = {
  args: { label: 'rouge', color: 'rouge' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
