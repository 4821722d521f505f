import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { toastGuide } from './toast.guide.ts';

const meta = {
  title: 'UI/Feedback/Toast',
  component: Toast,
  parameters: { guide: toastGuide, docs: { story: { inline: false, height: '12rem' } } },
  argTypes: {
    message: { control: 'text' },
    tone: { options: ['success', 'failure'], control: { type: 'inline-radio' } },
    action: choices({ None: undefined, Link: <a href="#cart">Voir le panier</a> }),
  },
  args: {
    message: 'Ajouté au panier',
    closeLabel: 'Fermer',
    onClose: fn(),
    action: <a href="#cart">Voir le panier</a>,
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Failure: Story = { args: { tone: 'failure', message: 'Pas de réseau.' } };

export const Announced: Story = {
  args: { message: undefined },
  render: function Controlled(args) {
    const [message, setMessage] = useState<string>();
    return (
      <>
        <Button onClick={() => setMessage('Ajouté au panier')}>Ajouter</Button>
        <Toast {...args} message={message} onClose={() => setMessage(undefined)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region, 'the live region is rendered before the message').toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(region).toHaveTextContent('Ajouté au panier');
  },
};

export const Closed: Story = {
  ...Announced,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
