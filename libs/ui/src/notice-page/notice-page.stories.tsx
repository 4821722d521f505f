import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button-link/button-link.tsx';
import { storyLink } from '../story-parts/story-link.tsx';
import { NoticePage } from './notice-page.tsx';

const meta = {
  title: 'UI/NoticePage',
  component: NoticePage,
  args: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à rien. Le lien est peut-être ancien, ou mal recopié.',
    children: (
      <>
        <ButtonLink renderLink={storyLink('#home')}>Revenir à l’accueil</ButtonLink>
        <ButtonLink look="secondary" renderLink={storyLink('#shop')}>
          Voir la boutique
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof NoticePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The ways on go on below where a phone has no room for them. */
export const OnAPhone: Story = {
  args: {
    children: ['Revenir à l’accueil', 'Voir la boutique', 'Écrire à la boutique'].map((way) => (
      <ButtonLink key={way} look="secondary" renderLink={storyLink('#')}>
        {way}
      </ButtonLink>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((way) => way.getBoundingClientRect());
    await expect(ways.at(-1)?.top).toBeGreaterThan(ways[0]?.bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
