import Button from '@mui/material/Button';
import { OrdersIcon, ProductsIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { Notice } from './notice.tsx';
import { noticeGuide } from './notice.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/Notice',
  component: Notice,
  parameters: { guide: noticeGuide },
  decorators: [inComponentFrame],
  args: {
    icon: <ProductsIcon size={40} />,
    title: 'Aucun produit pour l’instant',
    text: 'Ajoutez votre premier article : il apparaîtra aussitôt dans la boutique.',
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list that has nothing in it yet. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Aucun produit pour l’instant' }),
    ).toBeVisible();
  },
};

/** A list that the filters emptied: another text, and the way back. */
export const NothingFound: Story = {
  args: {
    icon: <OrdersIcon size={40} />,
    title: 'Aucun résultat avec ces filtres',
    text: undefined,
    children: <Button variant="outlined">Effacer les filtres</Button>,
  },
};
