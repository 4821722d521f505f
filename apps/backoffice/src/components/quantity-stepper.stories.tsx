import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { quantityStepperGuide } from './quantity-stepper.guide.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Back office UI/Fields/QuantityStepper',
  component: QuantityStepper,
  parameters: {
    guide: quantityStepperGuide,
    controls: { include: ['label', 'min', 'max', 'error'] },
  },
  decorators: [inComponentFrame],
  args: {
    label: 'Quantité',
    quantity: '2',
    min: 1,
    max: 99,
    texts: { less: 'Un article de moins', more: 'Un article de plus' },
    error: undefined,
    onChange: fn(),
  },
  render: function Typed(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return <QuantityStepper {...args} quantity={quantity} onChange={setQuantity} />;
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantité' });
    await userEvent.click(canvas.getByRole('button', { name: 'Un article de plus' }));
    await expect(field).toHaveValue('3');
    const less = canvas.getByRole('button', { name: 'Un article de moins' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(field).toHaveValue('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What was typed stays, with the error below. */
export const Invalid: Story = {
  args: { quantity: 'deux', error: 'Entrez un nombre entier.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantité' });
    await expect(field).toHaveAccessibleDescription('Entrez un nombre entier.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
