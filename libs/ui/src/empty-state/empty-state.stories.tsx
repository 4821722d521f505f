import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button-link/button-link.tsx';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { emptyStateGuide } from './empty-state.guide.ts';

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  parameters: { guide: emptyStateGuide },
  argTypes: {
    children: { control: 'text' },
    action: choices({
      None: undefined,
      Link: <ButtonLink renderLink={storyLink('#shop')}>Continuer mes achats</ButtonLink>,
    }),
  },
  args: {
    title: 'Votre panier est vide',
    children: 'Les pièces que vous choisirez vous attendront ici.',
    action: <ButtonLink renderLink={storyLink('#shop')}>Continuer mes achats</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TitleAlone: Story = {
  args: { title: 'Aucun produit dans cette catégorie.', children: undefined, action: undefined },
};
