import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CarouselEngine, CarouselPosition } from './carousel-engine.ts';

const NEAR = '300px';

type EngineUse = {
  loop: boolean;
  autoplay: boolean;
  /** Is told the first slide shown, whenever the engine has moved. */
  onShown: (index: number) => void;
};

/**
 * Fetches Swiper once the carousel comes near the screen and runs it on the row; until then, and
 * should it never arrive, the row scrolls by itself.
 * @returns the position for the buttons, and the engine once it runs
 */
export function useCarouselEngine(
  view: RefObject<HTMLElement | null>,
  { loop, autoplay, onShown }: EngineUse,
): { position: CarouselPosition; engine: RefObject<CarouselEngine | null>; running: boolean } {
  const engine = useRef<CarouselEngine>(null);
  const [position, setPosition] = useState<CarouselPosition>({
    index: 0,
    atStart: !loop && !autoplay,
    atEnd: false,
  });
  const [running, setRunning] = useState(false);
  const moved = useEffectEvent((now: CarouselPosition) => {
    setPosition(now);
    onShown(now.index);
  });

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const near = new AbortController();
    async function start(row: HTMLElement) {
      await whenNear(row, near.signal);
      const { startEngine } = await import('./carousel-engine.ts');
      if (near.signal.aborted) return;
      engine.current = startEngine(row, { loop, autoplay, onMove: (now) => moved(now) });
      setRunning(true);
    }
    start(element).catch(keepScrolling);
    return () => {
      near.abort();
      engine.current?.stop();
      engine.current = null;
      setRunning(false);
    };
  }, [view, loop, autoplay]);

  return { position, engine, running };
}

/** Without its script a carousel is a row that scrolls: nothing to tell anyone. */
function keepScrolling() {}

function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
