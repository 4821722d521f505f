import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type Swiper from 'swiper';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductImage } from '../product-image/product-image.tsx';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { productFixtures } from '../story-fixtures/product-fixtures.ts';
import { Carousel } from './carousel.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';
import { carouselGuide } from './carousel.guide.ts';

const cards = productFixtures.map(({ id, name, amount, image }) => ({
  id,
  content: (
    <ProductCard
      name={name}
      image={<ProductImage src={image} alt="" />}
      price={<Price amount={amount} />}
      renderLink={storyLink(`#${id}`)}
    />
  ),
}));

const images = productFixtures.slice(0, 5).map(({ id, name, image }) => ({
  id,
  content: <ProductImage src={image} alt={name} />,
}));

const meta = {
  title: 'UI/Layout/Carousel',
  component: Carousel,
  parameters: { guide: carouselGuide },
  argTypes: {
    slides: {
      ...typed('readonly CarouselSlide[]'),
      ...choices({ Products: cards, Images: images }),
    },
    heading: choices({ None: undefined, Heading: <h2>Femmes</h2> }),
    placeholder: choices({ None: undefined, Waiting: 'Un instant…' }),
  },
  args: {
    label: 'Femmes',
    heading: <h2>Femmes</h2>,
    slides: cards,
    slidesPerView: 4,
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

function view(canvasElement: HTMLElement): HTMLElement & { swiper?: Swiper } {
  const found = canvasElement.querySelector<HTMLElement & { swiper?: Swiper }>('[data-running]');
  if (found === null) throw new Error('The carousel has no view.');
  return found;
}

function visibleSlides(canvasElement: HTMLElement): number {
  const slide = canvasElement.querySelector('li');
  return Math.round(view(canvasElement).clientWidth / (slide?.getBoundingClientRect().width ?? 1));
}

function firstSlide(canvasElement: HTMLElement) {
  const image = view(canvasElement).querySelector('img') ?? canvasElement;
  const { left, top, width } = image.getBoundingClientRect();
  return { left, top, width };
}

/** Resolves when Swiper has started and has measured the slides again, a few frames after the fonts. */
async function running(canvasElement: HTMLElement) {
  await document.fonts.ready;
  await waitFor(() => expect(view(canvasElement).dataset.running).toBe('true'));
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/** WCAG 2.4.3: a row that is focused before Swiper has loaded does not lose focus. */
export const KeepsFocus: Story = {
  play: async ({ canvasElement }) => {
    view(canvasElement).focus();
    await waitFor(() => expect(view(canvasElement)).toHaveFocus());
    await running(canvasElement);
    await waitFor(() => expect(view(canvasElement)).toHaveFocus());
  },
};

/** While the slides load, the height of the row does not change. */
export const Placeholder: Story = {
  args: { placeholder: 'Un instant…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un instant…')).toBeVisible();
  },
};

/** WCAG 2.4.3: the heading does not lose focus when the slides replace the placeholder. */
export const PlaceholderReplaced: Story = {
  render: function PlaceholderCarousel(args) {
    const [hasLoaded, setLoaded] = useState(false);
    const heading = <button onClick={() => setLoaded(true)}>Femmes</button>;
    return (
      <Carousel {...args} heading={heading} placeholder={hasLoaded ? undefined : 'Un instant…'} />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('button', { name: 'Femmes' });
    await expect(canvas.getByText('Un instant…')).toBeVisible();
    await userEvent.click(heading);
    await running(canvasElement);
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const width = window.innerWidth;
    const expected = width > 1025 ? 4 : width > 769 ? 3 : 2;
    await expect(visibleSlides(canvasElement), 'HOME-6').toBe(expected);
    const before = firstSlide(canvasElement);
    await running(canvasElement);
    await expect(firstSlide(canvasElement), 'no layout shift when Swiper starts').toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }));
    const second = canvas.getByRole('link', { name: productFixtures[1].name });
    await waitFor(() => expect(second.getBoundingClientRect().left).toBeCloseTo(before.left, 0));
  },
};

/** On a phone a part of the third slide is visible, and there are no arrows. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Suivant' })).toBeNull();
    const slides = [...canvasElement.querySelectorAll('li img')];
    await expect(slides[1]?.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await expect(slides[2]?.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
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

const manyCards = [...cards, ...cards.map((card) => ({ ...card, id: `${card.id}-2` }))];

/** HOME-4: the carousel loads more slides as it advances, and loops once it has all of them. */
export const MoreLoaded: Story = {
  render: function GrowingCarousel(args) {
    const [count, setCount] = useState(8);
    const more = {
      hasMore: count < manyCards.length,
      onLoadMore: () => setCount(manyCards.length),
    };
    return <Carousel {...args} slides={manyCards.slice(0, count)} more={more} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Précédent' })).toBeDisabled();
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(manyCards.length));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Précédent' })).toBeEnabled());
    await running(canvasElement);
    const [second] = canvas.getAllByRole('link', { name: productFixtures[1].name });
    const { left } = view(canvasElement).getBoundingClientRect();
    await waitFor(() =>
      expect(Math.abs((second?.getBoundingClientRect().left ?? 0) - left)).toBeLessThan(40),
    );
  },
};

/** WCAG 2.4.7: a slide that gets focus while Swiper starts again, because all slides are loaded, is visible. */
export const FocusedWhileRestarting: Story = {
  ...MoreLoaded,
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    const stopped = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (view(canvasElement).dataset.running === 'false') resolve();
      }).observe(view(canvasElement), { attributeFilter: ['data-running'] });
    });
    canvas.getByRole('button', { name: 'Suivant' }).click();
    await stopped;
    const last = canvas.getAllByRole('link').at(-1);
    last?.focus();
    await running(canvasElement);
    await expect(last).toHaveFocus();
    const { left, right } = view(canvasElement).getBoundingClientRect();
    await waitFor(() => expect(last?.getBoundingClientRect().left).toBeGreaterThanOrEqual(left));
    await waitFor(() => expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};

/** HOME-4: slides that could not be loaded are requested again when the row moves, not when its width changes. */
export const MoreFailed: Story = {
  args: { slides: manyCards.slice(0, 6), more: { hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, canvasElement }) => {
    await running(canvasElement);
    await waitFor(() => expect(args.more?.onLoadMore).toHaveBeenCalledTimes(1));
    await changeWidth(canvasElement);
    await expect(args.more?.onLoadMore).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }));
    await waitFor(() => expect(args.more?.onLoadMore).toHaveBeenCalledTimes(2));
  },
};

/** Resolves when Swiper has handled another width of the row. */
async function changeWidth(canvasElement: HTMLElement): Promise<void> {
  const row = view(canvasElement);
  const resized = new Promise((resolve) => row.swiper?.once('resize', resolve));
  canvasElement.style.width = '90%';
  await resized;
}

export const FitsWhole: Story = {
  args: { slides: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Suivant' })).toBeNull();
  },
};

/** Swiper attaches its instance to the element. */
function autoplayOf(canvasElement: HTMLElement) {
  const element: HTMLElement & { swiper?: Swiper } = view(canvasElement);
  if (element.swiper === undefined) throw new Error('Swiper has not started.');
  return element.swiper.autoplay;
}

/** HOME-1, WCAG 2.2.2: the banner advances by itself; hover and focus pause it. */
export const Banner: Story = {
  args: {
    label: 'À la une',
    heading: undefined,
    slides: images,
    slidesPerView: 3,
    autoplay: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    const autoplay = autoplayOf(canvasElement);
    await expect(autoplay.running).toBe(true);
    await userEvent.hover(view(canvasElement));
    await expect(autoplay.paused, 'hover').toBe(true);
    await userEvent.unhover(view(canvasElement));
    await expect(autoplay.paused).toBe(false);
    view(canvasElement).focus();
    await expect(autoplay.running, 'focus').toBe(false);
    await userEvent.tab();
    await expect(autoplay.running).toBe(true);
    const { left } = firstSlide(canvasElement);
    const hasAdvanced = () => expect(firstSlide(canvasElement).left).not.toBeCloseTo(left, 0);
    await waitFor(hasAdvanced, { timeout: 15_000 });
    await expect(canvas.getByRole('button', { name: 'Arrêter le défilement' })).toBeVisible();
  },
};

/** WCAG 2.2.2: a banner that has focus when Swiper starts does not advance under it. */
export const BannerFocusedBeforeStart: Story = {
  args: Banner.args ?? {},
  play: async ({ canvasElement }) => {
    view(canvasElement).focus();
    await running(canvasElement);
    await expect(autoplayOf(canvasElement).running).toBe(false);
    await userEvent.tab();
    await expect(autoplayOf(canvasElement).running).toBe(true);
  },
};

/** WCAG 2.2.2: the button pauses the banner, also when it is not hovered or focused. */
export const BannerPaused: Story = {
  args: Banner.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter le défilement' }));
    await expect(canvas.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
    await expect(autoplayOf(canvasElement).running).toBe(false);
  },
};

/** Under reduced motion nothing advances, and there is no pause button. */
export const ReducedMotion: Story = {
  ...Banner,
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    await expect(autoplayOf(canvasElement).running).toBe(false);
    await expect(canvas.queryByRole('button', { name: /défilement/ })).toBeNull();
  },
};

export const OneImage: Story = {
  args: { label: 'Images du produit', heading: undefined, slides: images, slidesPerView: 1 },
};

const onActiveSlide = fn();

/** When the page selects another slide, the row reports that slide alone, not the one from which it moves. */
export const SlideOfThePage: Story = {
  ...OneImage,
  beforeEach: () => {
    onActiveSlide.mockClear();
  },
  render: function Controlled(args) {
    const [index, setIndex] = useState(0);
    const onChange = (next: number) => {
      onActiveSlide(next);
      setIndex(next);
    };
    return (
      <>
        <button onClick={() => setIndex(2)}>Photo 3</button>
        <Carousel {...args} activeSlide={{ index, onChange }} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 3' }));
    await waitFor(() => expect(onActiveSlide).toHaveBeenCalledWith(2));
    await expect(onActiveSlide).not.toHaveBeenCalledWith(0);
  },
};
