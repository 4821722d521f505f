import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './carousel.module.css';
import { useCarouselSwiper } from './use-carousel-swiper.ts';

export type CarouselSlide = { id: string; content: ReactNode };

export type CarouselProps = {
  /** The accessible name of the carousel. */
  label: string;
  /** In display order. */
  slides: readonly CarouselSlide[];
  /**
   * How many slides are visible: 4 become 3 at widths up to 1025, then 2 up to 769 (HOME-6); the 3
   * of the banner become 1 on phones (HOME-1). Phones have a part of the next slide instead of the
   * arrows. 1 stays 1 and never loops.
   */
  slidesPerView: 4 | 3 | 1;
  /** Advances by itself, with a pause button; not under reduced motion, hover or focus. */
  autoplay?: boolean;
  /** Above the row, beside the buttons; without it the buttons are below the row. */
  heading?: ReactNode;
  /** Replaces the row while there are no slides, at the row's height; the heading stays focused. */
  placeholder?: ReactNode;
  /** Below the row. */
  note?: ReactNode;
  /** The root element, for a page that loads the slides when the carousel comes near the window. */
  ref?: Ref<HTMLElement>;
  /** For a list that is loaded in pages. */
  more?: MoreSlides;
  /** Labels of the buttons. */
  texts: CarouselTexts;
  /** For a page that displays or chooses the active slide elsewhere (thumbnails). */
  activeSlide?: ActiveSlide;
};

/** The first visible slide, counted from 0, and the callback for another one. */
export type ActiveSlide = { index: number; onChange: (index: number) => void };

/** Called when less than one view of slides is left; the row does not loop while there are more slides. */
export type MoreSlides = { hasMore: boolean; onLoadMore: () => void };

export type CarouselTexts = {
  previous: string;
  next: string;
  /** Required with `autoplay` only. */
  pause?: string;
  play?: string;
};

/** A row of slides, moved by touch, arrows (from tablets on) or keyboard; it loops when there are enough (HOME-6). */
export function Carousel(props: CarouselProps) {
  const { label, slides, heading, slidesPerView, placeholder, more, note, ref } = props;
  // Swiper reorders the elements of a looping row, so another list gets another row. A list that is
  // loaded in pages stays a row.
  const list = more ? slides[0]?.id : slides.map(({ id }) => id).join('\n');
  return (
    <section
      ref={ref}
      className={styles.carousel}
      aria-label={label}
      data-slides-per-view={slidesPerView}
      data-has-heading={heading !== undefined}
    >
      {heading !== undefined && <div className={styles.heading}>{heading}</div>}
      {placeholder === undefined ? (
        <Row key={list} {...props} />
      ) : (
        <div className={styles.placeholder}>{placeholder}</div>
      )}
      {note}
    </section>
  );
}

function Row({ slides, slidesPerView, autoplay = false, more, texts, activeSlide }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(autoplay);
  const requestedAt = useRef<string>(undefined);
  const hasMore = more?.hasMore === true;
  const loop = slidesPerView > 1 && !hasMore && slides.length >= slidesPerView * 2;
  const { state, controls, isRunning } = useCarouselSwiper(view, {
    slideCount: slides.length,
    loop,
    autoplay,
    onSlideChange: handleSlideChange,
  });
  const activeIndex = activeSlide?.index;
  const reported = useRef(activeIndex);

  useEffect(() => {
    if (activeIndex === undefined) return;
    if (controls.current !== null) controls.current.goTo(activeIndex);
    else view.current?.scrollTo({ left: slideAt(view.current, activeIndex)?.offsetLeft ?? 0 });
  }, [activeIndex, controls]);

  function handleSlideChange(index: number) {
    // Swiper also reports that it leaves an end of the row, with the slide from which it moves to the active one.
    if (index !== reported.current) activeSlide?.onChange(index);
    reported.current = index;
    if (!hasMore || index + 2 * visibleSlides() <= slides.length) return;
    // Swiper also reports an unchanged position, after a change of the width. A list that failed is
    // loaded again when the shopper moves the row.
    const position = `${index} of ${slides.length}`;
    if (position === requestedAt.current) return;
    requestedAt.current = position;
    more.onLoadMore();
  }

  /** The number of slides that are visible as a whole: on a phone, fewer than `slidesPerView`. */
  function visibleSlides(): number {
    if (view.current === null) return slidesPerView;
    const width = slideAt(view.current, 0)?.offsetWidth;
    return width ? Math.floor(view.current.offsetWidth / width) : slidesPerView;
  }

  /** Before Swiper has started, the row is a scroll container. */
  function handleScroll() {
    if (controls.current !== null || view.current === null) return;
    const { scrollLeft } = view.current;
    const width = slideAt(view.current, 0)?.offsetWidth;
    if (width) handleSlideChange(Math.round(scrollLeft / width));
  }

  function move(direction: 'previous' | 'next') {
    if (controls.current !== null) controls.current[direction]();
    else
      view.current?.scrollBy({ left: (direction === 'next' ? 1 : -1) * view.current.clientWidth });
  }

  function toggleAutoplay() {
    setPlaying(!isPlaying);
    if (isPlaying) controls.current?.pauseAutoplay();
    else controls.current?.resumeAutoplay();
  }

  return (
    <>
      <div
        ref={view}
        className={styles.view}
        data-running={isRunning}
        // Scrollable by keyboard until Swiper has started; with -1 the row does not lose its focus.
        tabIndex={isRunning ? -1 : 0}
        onFocus={() => controls.current?.pauseAutoplay()}
        onBlur={() => {
          if (isPlaying) controls.current?.resumeAutoplay();
        }}
        onScroll={handleScroll}
      >
        <ul className={`swiper-wrapper ${styles.row}`}>
          {slides.map(({ id, content }) => (
            <li key={id} className={`swiper-slide ${styles.slide}`}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-overflowing={hasMore || slides.length > slidesPerView}>
        {autoplay && (
          <span className={styles.pause}>
            <IconButton
              label={(isPlaying ? texts.pause : texts.play) ?? ''}
              icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
              onClick={toggleAutoplay}
            />
          </span>
        )}
        <span className={styles.arrows}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeftIcon />}
            disabled={state.atStart}
            onClick={() => move('previous')}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRightIcon />}
            disabled={state.atEnd}
            onClick={() => move('next')}
          />
        </span>
      </div>
    </>
  );
}

function slideAt(view: HTMLElement, index: number): HTMLElement | undefined {
  return view.querySelectorAll<HTMLElement>(':scope > ul > li')[index];
}
