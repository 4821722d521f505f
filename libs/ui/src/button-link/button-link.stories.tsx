import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { buttonLinkGuide } from './button-link.guide.ts';

const meta = {
  title: 'UI/Actions/ButtonLink',
  component: ButtonLink,
  parameters: { guide: buttonLinkGuide },
  argTypes: { children: { control: 'text' } },
  args: {
    children: 'Continuer mes achats',
    renderLink: storyLink('#shop'),
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuer mes achats' })).toHaveAttribute(
      'href',
      '#shop',
    );
  },
};

export const Variants: Story = {
  render: (args) => (
    <p>
      <ButtonLink {...args} /> <ButtonLink {...args} variant="secondary" />{' '}
      <ButtonLink {...args} variant="quiet" />
    </p>
  ),
};
