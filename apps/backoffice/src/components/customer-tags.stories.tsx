import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { customerTagsGuide } from './customer-tags.guide.ts';
import { CustomerTags } from './customer-tags.tsx';

const meta = {
  title: 'Back office UI/Commerce/CustomerTags',
  component: CustomerTags,
  parameters: { guide: customerTagsGuide },
  decorators: [inComponentFrame],
  argTypes: { tags: { control: false, table: { type: { summary: 'readonly string[]' } } } },
  args: { tags: ['grossiste', 'Sfax centre'], isBlocked: true },
} satisfies Meta<typeof CustomerTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('grossiste')).toBeVisible();
  },
};
