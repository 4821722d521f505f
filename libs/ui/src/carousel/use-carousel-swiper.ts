import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ignorePreloadErrors } from '../ignore-preload-errors.ts';
import type { CarouselControls, CarouselState } from './carousel-swiper.ts';

/** Swiper is loaded when the carousel is this far below the window. */
const ROOT_MARGIN = '300px';

type CarouselSwiperOptions = {
  slideCount: number;
  loop: boolean;
  autoplay: boolean;
  /** Called with the first visible slide after each move. */
  onSlideChange: (index: number) => void;
};

/**
 * Loads Swiper when the carousel comes near the window and starts it on the row. Until then, or if
 * the script cannot be loaded, the row is an ordinary scroll container.
 */
export function useCarouselSwiper(
  view: RefObject<HTMLElement | null>,
  { slideCount, loop, autoplay, onSlideChange }: CarouselSwiperOptions,
): { state: CarouselState; controls: RefObject<CarouselControls | null>; isRunning: boolean } {
  const controls = useRef<CarouselControls>(null);
  const [state, setState] = useState<CarouselState>({
    index: 0,
    atStart: !loop && !autoplay,
    atEnd: false,
  });
  const [isRunning, setRunning] = useState(false);
  const lastIndex = useRef<number>(undefined);
  const handleChange = useEffectEvent((next: CarouselState) => {
    setState(next);
    lastIndex.current = next.index;
    onSlideChange(next.index);
  });

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const unmount = new AbortController();
    async function start(row: HTMLElement) {
      await waitUntilNear(row, unmount.signal);
      const { startCarousel } = await ignorePreloadErrors(() => import('./carousel-swiper.ts'));
      if (unmount.signal.aborted) return;
      controls.current = startCarousel(row, {
        loop,
        autoplay,
        ...(lastIndex.current !== undefined && { initialSlide: lastIndex.current }),
        onChange: (next) => handleChange(next),
      });
      setRunning(true);
    }
    start(element).catch(ignoreLoadError);
    return () => {
      unmount.abort();
      controls.current?.destroy();
      controls.current = null;
      setRunning(false);
    };
  }, [view, loop, autoplay]);

  useEffect(() => {
    if (slideCount > 0) controls.current?.update();
  }, [slideCount]);

  return { state, controls, isRunning };
}

/** Without the script the row is still a scroll container, so no error is displayed. */
function ignoreLoadError() {}

function waitUntilNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
