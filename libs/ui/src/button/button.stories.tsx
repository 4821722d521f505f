import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CartIcon } from '../icons/icons.tsx';
import { Button } from './button.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { buttonGuide } from './button.guide.ts';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  parameters: { guide: buttonGuide },
  argTypes: {
    children: { control: 'text' },
    icon: choices({ None: undefined, Cart: <CartIcon size={20} /> }),
    loadingText: choices({ None: undefined, Waiting: 'Veuillez patienter' }),
  },
  args: { children: 'Ajouter au panier', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Ajouter au panier' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <p>
      <Button icon={<CartIcon size={20} />}>Ajouter au panier</Button>{' '}
      <Button variant="secondary">Voir le détail</Button>{' '}
      <Button variant="quiet">Vider le panier</Button>
    </p>
  ),
};

export const Loading: Story = {
  args: { loadingText: 'Veuillez patienter' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Veuillez patienter' });
    await expect(button, 'CMD-3 its text is Please wait and it is disabled').toBeDisabled();
  },
};
