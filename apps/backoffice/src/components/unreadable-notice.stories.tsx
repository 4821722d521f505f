import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { unreadableNoticeGuide } from './unreadable-notice.guide.ts';
import { UnreadableNotice } from './unreadable-notice.tsx';

const meta = {
  title: 'Back office UI/Feedback/UnreadableNotice',
  component: UnreadableNotice,
  parameters: { guide: unreadableNoticeGuide, controls: { include: ['unreadable'] } },
  decorators: [inComponentFrame],
  args: {
    unreadable: { count: 2, names: ['Robe Jasmin', 'فستان الياسمين'] },
    title: (count) => `${count} produits ne peuvent pas être affichés`,
  },
} satisfies Meta<typeof UnreadableNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Robe Jasmin.* et .*فستان الياسمين/);
  },
};

/** Five names are listed, and the others are counted. */
export const Many: Story = {
  args: {
    unreadable: {
      count: 40,
      names: ['Robe', 'Jupe', 'Foulard', 'Jebba', 'Couffin', 'Sandales'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Couffin\S* et 35/);
  },
};
