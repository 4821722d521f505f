import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { tableSettingsMenuGuide } from './table-settings-menu.guide.ts';
import { TableSettingsMenu } from './table-settings-menu.tsx';

const meta = {
  title: 'Back office UI/Actions/TableSettingsMenu',
  component: TableSettingsMenu,
  parameters: { guide: tableSettingsMenuGuide, controls: { include: ['settings'] } },
  decorators: [inComponentFrame],
  args: {
    settings: { isCompact: false, hidden: ['city'] },
    onChange: fn(),
    columns: [
      { name: 'city', label: 'Ville' },
      { name: 'total', label: 'À encaisser' },
    ],
  },
} satisfies Meta<typeof TableSettingsMenu>;

export default meta;

/** A hidden column is shown again. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }));
    const city = await screen.findByRole('menuitemcheckbox', { name: 'Ville' });
    await expect(city).not.toBeChecked();
    await userEvent.click(city);
    await expect(args.onChange).toHaveBeenCalledWith({ isCompact: false, hidden: [] });
    await expect(city).toBeVisible();
  },
};
