import Swiper from 'swiper';
import { startTurning } from './start-turning.ts';

/** Where a carousel stands: which slide is the first shown, and what is left for its buttons. */
export type CarouselPosition = { index: number; atStart: boolean; atEnd: boolean };

/** A running carousel; `stop` gives its row back as it was. */
export type CarouselEngine = {
  previous: () => void;
  next: () => void;
  /** Brings the slide of that place in the list into view, counted from 0. */
  goTo: (index: number) => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
};

export type EngineOptions = {
  loop: boolean;
  autoplay: boolean;
  onMove: (position: CarouselPosition) => void;
};

const REST_MS = 5000;

/**
 * Puts Swiper onto a row that already stands in the page at its full size, so that nothing moves,
 * and keeps the slide the shopper had scrolled to. All animation stops under reduced motion.
 * @param view the box around the row; its slides' widths are the style sheet's
 */
export function startEngine(view: HTMLElement, options: EngineOptions): CarouselEngine {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(view, {
    slidesPerView: 'auto',
    initialSlide: firstVisible(view),
    speed: still ? 0 : layoutTime(view),
    loop: options.loop,
    rewind: options.autoplay && !options.loop,
  });
  const turning = options.autoplay && !still ? startTurning(swiper, REST_MS) : undefined;
  const tell = () => {
    const { isBeginning, isEnd, realIndex: index } = swiper;
    const turns = options.loop || options.autoplay;
    options.onMove({ index, atStart: isBeginning && !turns, atEnd: isEnd && !turns });
  };
  swiper.on('slideChange resize toEdge fromEdge', tell);
  view.scrollLeft = 0;
  const listening = followFocus(view, swiper);
  tell();
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    goTo: (index) => {
      if (index !== swiper.realIndex) swiper.slideToLoop(index);
    },
    play: () => turning?.play(),
    pause: () => turning?.pause(),
    stop: () => {
      listening.abort();
      swiper.destroy();
    },
  };
}

/** Brings a slide into view when focus enters it, where the browser would scroll the box itself. */
function followFocus(view: HTMLElement, swiper: Swiper): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  const reset = () => {
    view.scrollLeft = 0;
  };
  view.addEventListener('scroll', reset, { signal });
  view.addEventListener(
    'focusin',
    ({ target }) => {
      reset();
      const slide = swiper.slides.findIndex(
        (each) => target instanceof Node && each.contains(target),
      );
      if (slide >= 0 && !isShown(view, swiper.slides[slide])) swiper.slideTo(slide);
    },
    { signal },
  );
  return listening;
}

function isShown(view: HTMLElement, slide: HTMLElement | undefined): boolean {
  if (slide === undefined) return false;
  const [box, part] = [view.getBoundingClientRect(), slide.getBoundingClientRect()];
  return part.left >= box.left - 1 && part.right <= box.right + 1;
}

function firstVisible(view: HTMLElement): number {
  const width = view.querySelector('li')?.getBoundingClientRect().width ?? 0;
  return width === 0 ? 0 : Math.round(view.scrollLeft / width);
}

function layoutTime(view: HTMLElement): number {
  const time = getComputedStyle(view).getPropertyValue('--time-layout').trim();
  return Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}
