import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon, MenuIcon, SearchIcon } from '../icons/icons.tsx';
import { IconButton } from './icon-button.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { iconButtonGuide } from './icon-button.guide.ts';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonGuide },
  argTypes: { icon: choices({ Menu: <MenuIcon />, Search: <SearchIcon />, Close: <CloseIcon /> }) },
  args: { label: 'Ouvrir le menu', icon: <MenuIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height), 'targets are 44px').toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };
