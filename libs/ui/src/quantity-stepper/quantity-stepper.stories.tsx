import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityStepper } from './quantity-stepper.tsx';
import { quantityStepperGuide } from './quantity-stepper.guide.ts';

const meta = {
  title: 'UI/Fields/QuantityStepper',
  component: QuantityStepper,
  parameters: { guide: quantityStepperGuide },
  args: {
    value: 1,
    max: 4,
    onChange: fn(),
    texts: {
      label: 'Quantité',
      decrease: 'Diminuer la quantité',
      increase: 'Augmenter la quantité',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(quantity, by) => {
          args.onChange(quantity, by);
          setValue(quantity);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await expect(canvas.getByRole('button', { name: 'Diminuer la quantité' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(input).toHaveValue(2);
  },
};

export const Clamped: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await userEvent.clear(input);
    await userEvent.type(input, '9');
    await expect(input, 'PROD-5 the quantity is capped to the stock').toHaveValue(4);
    await userEvent.clear(input);
    await userEvent.type(input, '-2');
    await userEvent.tab();
    await expect(input, 'CART-2 never below 1').toHaveValue(4);
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(input).toHaveValue(4);
    await expect(args.onChange).not.toHaveBeenCalledWith(0);
  },
};

export const Disabled: Story = { args: { disabled: true } };
