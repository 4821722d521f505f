import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { dateRangeFieldsGuide } from './date-range-fields.guide.ts';
import { DateRangeFields, type DateRangeFieldsProps } from './date-range-fields.tsx';

function Controlled(props: DateRangeFieldsProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangeFields {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Back office UI/Fields/DateRangeFields',
  component: DateRangeFields,
  parameters: { guide: dateRangeFieldsGuide, controls: { include: ['label'] } },
  decorators: [inComponentFrame],
  args: { label: 'Date', value: { from: '', to: '' }, onChange: () => {} },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A usual range sets both dates; a second click removes them. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const today = canvas.getByRole('button', { name: 'Aujourd’hui' });
    await userEvent.click(today);
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Du')).not.toHaveValue('');
    await userEvent.click(today);
    await expect(canvas.getByLabelText('Du')).toHaveValue('');
  },
};

export const OpenEnd: Story = { args: { value: { from: '2026-11-01', to: '' } } };
