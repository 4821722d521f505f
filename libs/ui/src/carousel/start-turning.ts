import type Swiper from 'swiper';

/** A row that turns by itself, until it is paused. */
export type Turning = { play: () => void; pause: () => void };

/**
 * Turns a row to its next slide after each rest: never under a finger, nor in a window that nobody
 * sees, and a whole rest after the shopper moved it. One timer a slide: Swiper's own autoplay counts
 * the time left in every frame, which keeps a phone at work for as long as the page is open.
 * @param rest milliseconds
 */
export function startTurning(swiper: Swiper, rest: number): Turning {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;
  const stay = () => clearTimeout(timer);
  const wait = () => {
    stay();
    if (playing) timer = setTimeout(turn, rest);
  };
  const turn = () => {
    if (!document.hidden) swiper.slideNext();
    wait();
  };
  swiper.on('touchStart', stay);
  swiper.on('touchEnd slideChange', wait);
  swiper.on('destroy', stay);
  const play = () => {
    playing = true;
    wait();
  };
  const pause = () => {
    playing = false;
    stay();
  };
  play();
  return { play, pause };
}
