import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../lib/paths.ts';
import { inComponentFrame } from '../component-frame.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { notFoundNoticeGuide } from './not-found-notice.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/NotFoundNotice',
  component: NotFoundNotice,
  parameters: { guide: notFoundNoticeGuide },
  decorators: [inComponentFrame],
  args: {
    title: 'Cette commande n’existe plus',
    listPath: paths.Commands,
    listName: 'Voir toutes les commandes',
  },
} satisfies Meta<typeof NotFoundNotice>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voir toutes les commandes' })).toHaveAttribute(
      'href',
      paths.Commands,
    );
  },
};
