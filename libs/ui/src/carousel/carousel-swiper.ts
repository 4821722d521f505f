import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** The first visible slide, counted from 0, and whether the row is at one of its ends. */
export type CarouselState = { index: number; atStart: boolean; atEnd: boolean };

/** Controls a running carousel. */
export type CarouselControls = {
  previous: () => void;
  next: () => void;
  /** Slides to an index of the list, counted from 0. */
  goTo: (index: number) => void;
  /** Measures the row again after slides were appended. */
  update: () => void;
  /** Without effect where the carousel has no autoplay. */
  pauseAutoplay: () => void;
  resumeAutoplay: () => void;
  /** Restores the row to its state before Swiper. */
  destroy: () => void;
};

export type CarouselOptions = {
  loop: boolean;
  autoplay: boolean;
  /** The slide to start at, counted from 0; by default the first visible one. */
  initialSlide?: number;
  onChange: (state: CarouselState) => void;
};

const AUTOPLAY_DELAY_MS = 5000;

/**
 * Starts Swiper on a row that is already rendered at its final size, so that the layout does not shift,
 * at the current scroll position. There is no animation under reduced motion.
 * @param view the element around the row; the style sheet gives the slides their widths
 */
export function startCarousel(view: HTMLElement, options: CarouselOptions): CarouselControls {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const hasAutoplay = options.autoplay && !isReduced;
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    initialSlide: options.initialSlide ?? firstVisible(view),
    speed: isReduced ? 0 : layoutDuration(view),
    loop: options.loop,
    rewind: options.autoplay && !options.loop,
    autoplay: hasAutoplay && { delay: AUTOPLAY_DELAY_MS, pauseOnMouseEnter: true },
  });
  const notify = () => {
    const { isBeginning, isEnd, realIndex: index } = swiper;
    const hasNoEnds = options.loop || options.autoplay;
    options.onChange({ index, atStart: isBeginning && !hasNoEnds, atEnd: isEnd && !hasNoEnds });
  };
  swiper.on('slideChange resize toEdge fromEdge', notify);
  const listeners = followFocus(view, swiper);
  if (view.contains(document.activeElement)) swiper.autoplay.stop();
  notify();
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    goTo: (index) => {
      if (index !== swiper.realIndex) swiper.slideToLoop(index);
    },
    update: () => {
      swiper.update();
      notify();
    },
    // Swiper's own `pause` ends with the next transition; `stop` lasts until `start`.
    pauseAutoplay: () => swiper.autoplay.stop(),
    resumeAutoplay: () => {
      if (hasAutoplay) swiper.autoplay.start();
    },
    destroy: () => {
      listeners.abort();
      swiper.destroy();
    },
  };
}

/** Slides to the slide that has or gets focus, where the browser would scroll the box itself. */
function followFocus(view: HTMLElement, swiper: Swiper): AbortController {
  const listeners = new AbortController();
  const { signal } = listeners;
  const reset = () => {
    view.scrollLeft = 0;
  };
  const showFocused = () => {
    reset();
    const slide = swiper.slides.findIndex((each) => each.contains(document.activeElement));
    if (slide >= 0 && !isVisible(view, swiper.slides[slide])) swiper.slideTo(slide);
  };
  view.addEventListener('scroll', reset, { signal });
  view.addEventListener('focusin', showFocused, { signal });
  showFocused();
  return listeners;
}

function isVisible(view: HTMLElement, slide: HTMLElement | undefined): boolean {
  if (slide === undefined) return false;
  const [outer, inner] = [view.getBoundingClientRect(), slide.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}

function firstVisible(view: HTMLElement): number {
  const width = view.querySelector('li')?.getBoundingClientRect().width ?? 0;
  return width === 0 ? 0 : Math.round(view.scrollLeft / width);
}

function layoutDuration(view: HTMLElement): number {
  const duration = getComputedStyle(view).getPropertyValue('--duration-layout').trim();
  return Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
}
