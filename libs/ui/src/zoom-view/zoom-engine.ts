import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';

/** Which picture is shown, counted from 0, and whether it is larger than its box. */
export type ZoomPosition = { index: number; isLarge: boolean };

/** Pictures that can be swiped, pinched and moved about. */
export type ZoomEngine = {
  goTo: (index: number) => void;
  /** Larger, or back as it was; under a mouse or finger when that asked for it. */
  toggle: () => void;
  /** Moves over a large picture by a step, in each direction by its sign. */
  pan: (across: number, down: number) => void;
  stop: () => void;
};

const TIMES = 3;
const STEP = 80;
const MOVED = 8;

/**
 * Puts Swiper and its zoom onto the pictures: swipe and pinch by touch, a double tap or a mouse's
 * click makes larger where it falls, dragging moves about. All animation stops under reduced motion.
 * @param view the box around the row; each slide holds `.swiper-zoom-container > .swiper-zoom-target`
 * @param start the picture shown first, counted from 0
 */
export function startZoom(
  view: HTMLElement,
  { start, onMove }: { start: number; onMove: (position: ZoomPosition) => void },
): ZoomEngine {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(view, {
    modules: [Zoom],
    initialSlide: start,
    ...(still && { speed: 0 }),
    zoom: { maxRatio: TIMES, toggle: false },
  });
  view.scrollLeft = 0;
  swiper.on('slideChange', () => {
    swiper.zoom.out();
    onMove({ index: swiper.activeIndex, isLarge: false });
  });
  swiper.on('zoomChange', (_swiper, scale) => {
    onMove({ index: swiper.activeIndex, isLarge: scale > 1 });
  });
  const pressed = followPresses(view, (press) => swiper.zoom.toggle(press));
  return {
    goTo: (index) => swiper.slideTo(index),
    toggle: () => toggle(swiper),
    pan: (across, down) => pan(swiper, across * STEP, down * STEP),
    stop: () => {
      pressed.abort();
      swiper.destroy();
    },
  };
}

/** Swiper, told of no place to keep still, would show a corner: the middle is shown. */
function toggle(swiper: Swiper): void {
  if (swiper.zoom.scale > 1) {
    swiper.zoom.out();
    return;
  }
  swiper.zoom.in(TIMES);
  const box =
    swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>('.swiper-zoom-container');
  if (box) box.style.transform = 'translate3d(0, 0, 0)';
}

/** A mouse's click and a finger's double tap, told from the end of a drag. */
function followPresses(view: HTMLElement, onPress: (press: MouseEvent) => void): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  let from = { x: 0, y: 0 };
  let touched = false;
  view.addEventListener(
    'pointerdown',
    ({ clientX, clientY, pointerType }) => {
      from = { x: clientX, y: clientY };
      touched = pointerType === 'touch';
    },
    { signal },
  );
  view.addEventListener(
    'click',
    (event) => {
      const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      const wanted = touched ? 2 : 1;
      if (moved < MOVED && event.detail === wanted) onPress(event);
    },
    { signal },
  );
  return listening;
}

function pan(swiper: Swiper, across: number, down: number): void {
  const slide = swiper.slides[swiper.activeIndex];
  const box = slide?.querySelector<HTMLElement>('.swiper-zoom-container');
  const target = slide?.querySelector<HTMLElement>('.swiper-zoom-target');
  if (!slide || !box || !target) return;
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(box).transform);
  const x = within(e - across, target.offsetWidth * swiper.zoom.scale - slide.offsetWidth);
  const y = within(f - down, target.offsetHeight * swiper.zoom.scale - slide.offsetHeight);
  box.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}

function within(place: number, hidden: number): number {
  const most = Math.max(0, hidden / 2);
  return Math.max(-most, Math.min(place, most));
}
