import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';

/** The index of the current image, counted from 0, and whether it is zoomed in. */
export type LightboxState = { index: number; isZoomed: boolean };

/** Controls a running lightbox. */
export type LightboxControls = {
  goTo: (index: number) => void;
  /** Zooms in on the middle of the image, or out. */
  toggleZoom: () => void;
  /** Moves a zoomed image by a step; the signs are the directions. */
  pan: (across: number, down: number) => void;
  destroy: () => void;
};

const ZOOM_RATIO = 3;
/** In CSS pixels. */
const PAN_STEP = 80;
const MAX_CLICK_DISTANCE = 8;

/**
 * Starts Swiper with its zoom module: swipe and pinch by touch, double tap or mouse click to zoom in
 * on a point, drag to pan. There is no animation under reduced motion.
 * @param view the element around the row; each slide contains `.swiper-zoom-container > .swiper-zoom-target`
 */
export function startLightbox(
  view: HTMLElement,
  { initialIndex, onChange }: { initialIndex: number; onChange: (state: LightboxState) => void },
): LightboxControls {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(view, {
    modules: [Zoom],
    initialSlide: initialIndex,
    ...(isReduced && { speed: 0 }),
    zoom: { maxRatio: ZOOM_RATIO, toggle: false },
  });
  view.scrollLeft = 0;
  swiper.on('slideChange', () => {
    swiper.zoom.out();
    onChange({ index: swiper.activeIndex, isZoomed: false });
  });
  swiper.on('zoomChange', (_swiper, scale) => {
    onChange({ index: swiper.activeIndex, isZoomed: scale > 1 });
  });
  const listeners = onClickOrDoubleTap(view, (event) => swiper.zoom.toggle(event));
  return {
    goTo: (index) => swiper.slideTo(index),
    toggleZoom: () => toggleZoom(swiper),
    pan: (across, down) => pan(swiper, across * PAN_STEP, down * PAN_STEP),
    destroy: () => {
      listeners.abort();
      swiper.destroy();
    },
  };
}

/** Without a point to zoom in on, Swiper would zoom in on a corner. */
function toggleZoom(swiper: Swiper): void {
  if (swiper.zoom.scale > 1) {
    swiper.zoom.out();
    return;
  }
  swiper.zoom.in(ZOOM_RATIO);
  const container =
    swiper.slides[swiper.activeIndex]?.querySelector<HTMLElement>('.swiper-zoom-container');
  if (container) container.style.transform = 'translate3d(0, 0, 0)';
}

/** A mouse click or a double tap that is not the end of a drag. */
function onClickOrDoubleTap(
  view: HTMLElement,
  callback: (event: MouseEvent) => void,
): AbortController {
  const listeners = new AbortController();
  const { signal } = listeners;
  let origin = { x: 0, y: 0 };
  let isTouch = false;
  view.addEventListener(
    'pointerdown',
    ({ clientX, clientY, pointerType }) => {
      origin = { x: clientX, y: clientY };
      isTouch = pointerType === 'touch';
    },
    { signal },
  );
  view.addEventListener(
    'click',
    (event) => {
      const distance = Math.hypot(event.clientX - origin.x, event.clientY - origin.y);
      const clicks = isTouch ? 2 : 1;
      if (distance < MAX_CLICK_DISTANCE && event.detail === clicks) callback(event);
    },
    { signal },
  );
  return listeners;
}

function pan(swiper: Swiper, across: number, down: number): void {
  const slide = swiper.slides[swiper.activeIndex];
  const container = slide?.querySelector<HTMLElement>('.swiper-zoom-container');
  const target = slide?.querySelector<HTMLElement>('.swiper-zoom-target');
  if (!slide || !container || !target) return;
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(container).transform);
  const x = clamp(e - across, target.offsetWidth * swiper.zoom.scale - slide.offsetWidth);
  const y = clamp(f - down, target.offsetHeight * swiper.zoom.scale - slide.offsetHeight);
  container.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}

function clamp(offset: number, overflow: number): number {
  const max = Math.max(0, overflow / 2);
  return Math.max(-max, Math.min(offset, max));
}
