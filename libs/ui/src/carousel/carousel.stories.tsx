import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductPicture } from '../product-picture/product-picture.tsx';
import { storyLink } from '../story-parts/story-link.tsx';
import { storyProducts } from '../story-parts/story-products.ts';
import { Carousel } from './carousel.tsx';

const cards = storyProducts.map(({ id, name, amount, picture }) => ({
  id,
  content: (
    <ProductCard
      name={name}
      picture={<ProductPicture src={picture} alt="" />}
      price={<Price amount={amount} />}
      renderLink={storyLink(`#${id}`)}
    />
  ),
}));

const pictures = storyProducts.slice(0, 5).map(({ id, name, picture }) => ({
  id,
  content: <ProductPicture src={picture} alt={name} frame="banner" />,
}));

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  args: {
    label: 'Femmes',
    heading: <h2>Femmes</h2>,
    slides: cards,
    perView: 4,
    texts: {
      previous: 'Précédent',
      next: 'Suivant',
      pause: 'Arrêter le défilement',
      play: 'Reprendre le défilement',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

function view(canvasElement: HTMLElement): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>('[data-running]');
  if (found === null) throw new Error('The carousel has no view.');
  return found;
}

function shownSlides(canvasElement: HTMLElement): number {
  const slide = canvasElement.querySelector('li');
  return Math.round(view(canvasElement).clientWidth / (slide?.getBoundingClientRect().width ?? 1));
}

function firstSlide(canvasElement: HTMLElement) {
  const picture = view(canvasElement).querySelector('img') ?? canvasElement;
  const { left, top, width } = picture.getBoundingClientRect();
  return { left, top, width };
}

/** Swiper runs and has followed what the fonts did to the slides' height; it takes a few frames. */
async function running(canvasElement: HTMLElement) {
  await document.fonts.ready;
  await waitFor(() => expect(view(canvasElement).dataset.running).toBe('true'));
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** WCAG 2.4.3: a shopper who tabs to a row before its script is there stays on it when the script comes. */
export const KeepsFocus: Story = {
  play: async ({ canvasElement }) => {
    view(canvasElement).focus();
    await expect(view(canvasElement)).toHaveFocus();
    await running(canvasElement);
    await expect(view(canvasElement)).toHaveFocus();
  },
};

/** WCAG 2.4.3: slides that come while the heading has the focus leave it there. */
export const Awaited: Story = {
  render: function AwaitedCarousel(args) {
    const [hasCome, setCome] = useState(false);
    const heading = <button onClick={() => setCome(true)}>Femmes</button>;
    return <Carousel {...args} heading={heading} instead={hasCome ? undefined : 'Un instant…'} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('button', { name: 'Femmes' });
    await expect(canvas.getByText('Un instant…')).toBeVisible();
    await userEvent.click(heading);
    await running(canvasElement);
    await expect(heading).toHaveFocus();
  },
};

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const width = window.innerWidth;
    const shown = width > 1025 ? 4 : width > 769 ? 3 : 2;
    await expect(shownSlides(canvasElement), 'HOME-6').toBe(shown);
    const before = firstSlide(canvasElement);
    await running(canvasElement);
    await expect(firstSlide(canvasElement), 'nothing moves when Swiper comes').toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }));
    const second = canvas.getByRole('link', { name: storyProducts[1].name });
    await waitFor(() => expect(second.getBoundingClientRect().left).toBeCloseTo(before.left, 0));
  },
};

export const TooFewToLoop: Story = {
  args: { slides: cards.slice(0, 5) },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Précédent' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeEnabled();
  },
};

export const FitsWhole: Story = {
  args: { slides: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Suivant' })).toBeNull();
  },
};

export const Banner: Story = {
  args: { label: 'À la une', heading: undefined, slides: pictures, perView: 3, autoplay: true },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    const pause = canvas.getByRole('button', { name: 'Arrêter le défilement' });
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
  },
};

export const OnePicture: Story = {
  args: { label: 'Images du produit', heading: undefined, slides: pictures, perView: 1 },
};
