import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ColorDot } from '../../../components/color-dot.tsx';
import { inComponentFrame } from '../../../component-frame.tsx';
import { tagFieldGuide } from './tag-field.guide.ts';
import { TagField, type TagFieldProps } from './tag-field.tsx';

function Controlled(props: TagFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TagField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Back office UI/Fields/TagField',
  component: TagField,
  parameters: { guide: tagFieldGuide, controls: { include: ['label', 'helperText', 'error'] } },
  decorators: [inComponentFrame],
  args: {
    label: 'Tailles',
    helperText: 'Choisissez, ou tapez puis Entrée',
    options: ['S', 'M', 'L', 'XL'],
    value: ['S'],
    onChange: () => {},
    onBlur: () => {},
    inputRef: () => {},
    getText: (value) => value,
    maxLength: 20,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A suggestion is chosen, and a value that no list has is typed. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Tailles' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'M' }));
    await userEvent.type(field, '3 ans{Enter}');
    for (const name of ['S', 'M', '3 ans']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
};

/** What was typed is not lost when the field is left without Enter, as on a phone. */
export const LeftWhileTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Tailles' });
    await userEvent.type(field, ' 3 ans ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3 ans' })).toBeVisible();
    await expect(field).toHaveValue('');
    // A value that is there already is not added again.
    await userEvent.type(field, 's');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: /^s$/i })).toHaveLength(1);
    // An option that was only pointed at is not chosen.
    await userEvent.click(field);
    await userEvent.hover(await screen.findByRole('option', { name: 'M' }));
    await userEvent.tab();
    await expect(canvas.queryByRole('button', { name: 'M' })).toBeNull();
  },
};

export const WithMarks: Story = {
  args: {
    label: 'Couleurs',
    options: ['#17457F', '#B3315F'],
    value: ['#17457F'],
    renderMark: (value) => <ColorDot value={value} />,
  },
};

export const WithError: Story = { args: { value: [], error: 'Choisissez au moins une taille' } };
