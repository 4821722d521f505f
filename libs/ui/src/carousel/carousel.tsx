import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './carousel.module.css';
import { useCarouselEngine } from './use-carousel-engine.ts';

export type CarouselSlide = { id: string; content: ReactNode };

export type CarouselProps = {
  /** Names the whole for screen readers. */
  label: string;
  /** In the order in which they are shown. */
  slides: readonly CarouselSlide[];
  /**
   * How many are shown: 4 become 3 at widths up to 1025, then 2 up to 769 (HOME-6), as do the 3 of
   * the banner (HOME-1); 1 stays 1 and never loops.
   */
  perView: 4 | 3 | 1;
  /** Moves on by itself, with a button to stop it; never under reduced motion, hovered or focused. */
  autoplay?: boolean;
  /** Stands above, beside the buttons; without it they stand below. */
  heading?: ReactNode;
  /**
   * Stands in the row's place, and at its height, while there are no slides to show; the heading stays
   * the same element, and keeps the focus it may have.
   */
  instead?: ReactNode;
  /** The whole, for a page that asks for its slides once it comes near. */
  ref?: Ref<HTMLElement>;
  /** What its buttons say. */
  texts: CarouselTexts;
  /** For a page that shows elsewhere which slide is shown, and chooses it (thumbnails). */
  shown?: ShownSlide;
};

/** Which slide is the first shown, counted from 0, and who is told when another one is. */
export type ShownSlide = { index: number; onChange: (index: number) => void };

export type CarouselTexts = {
  previous: string;
  next: string;
  /** Needed for `autoplay` only. */
  pause?: string;
  play?: string;
};

/** A row of slides to move through by touch, buttons or keyboard; it loops when there are enough (HOME-6). */
export function Carousel(props: CarouselProps) {
  const { label, slides, heading, perView, instead, ref } = props;
  return (
    <section
      ref={ref}
      className={styles.carousel}
      aria-label={label}
      data-per-view={perView}
      data-headed={heading !== undefined}
    >
      {heading !== undefined && <div className={styles.heading}>{heading}</div>}
      {instead === undefined ? (
        <Row key={slides.map(({ id }) => id).join('\n')} {...props} />
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
    </section>
  );
}

/** Swiper moves the slides about in the page, so another list of slides is another row. */
function Row({ slides, perView, autoplay = false, texts, shown }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(autoplay);
  const loop = perView > 1 && slides.length >= perView * 2;
  const { position, engine, running } = useCarouselEngine(view, {
    loop,
    autoplay,
    onShown: (index) => shown?.onChange(index),
  });
  const wanted = shown?.index;

  useEffect(() => {
    if (wanted === undefined) return;
    if (engine.current !== null) engine.current.goTo(wanted);
    else view.current?.scrollTo({ left: slideAt(view.current, wanted)?.offsetLeft ?? 0 });
  }, [wanted, engine]);

  /** Before its script a row scrolls by itself. */
  function tellScrolled() {
    if (engine.current !== null || view.current === null) return;
    const { scrollLeft } = view.current;
    const slide = slideAt(view.current, 0)?.offsetWidth;
    if (slide) shown?.onChange(Math.round(scrollLeft / slide));
  }

  function move(direction: 'previous' | 'next') {
    if (engine.current !== null) engine.current[direction]();
    else
      view.current?.scrollBy({ left: (direction === 'next' ? 1 : -1) * view.current.clientWidth });
  }

  function rest() {
    engine.current?.pause();
  }

  function goOn() {
    if (playing) engine.current?.play();
  }

  function toggle() {
    setPlaying(!playing);
    if (playing) rest();
    else engine.current?.play();
  }

  return (
    <>
      <div
        ref={view}
        className={styles.view}
        data-running={running}
        // It scrolls by keyboard until its script is there, and keeps a focus it was given before.
        tabIndex={running ? -1 : 0}
        onPointerEnter={rest}
        onPointerLeave={goOn}
        onFocus={rest}
        onBlur={goOn}
        onScroll={shown && tellScrolled}
      >
        <ul className={`swiper-wrapper ${styles.row}`}>
          {slides.map(({ id, content }) => (
            <li key={id} className={`swiper-slide ${styles.slide}`}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-needed={slides.length > perView}>
        {autoplay && (
          <span className={styles.pause}>
            <IconButton
              label={(playing ? texts.pause : texts.play) ?? ''}
              icon={playing ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
              onClick={toggle}
            />
          </span>
        )}
        <IconButton
          label={texts.previous}
          icon={<ChevronLeftIcon />}
          disabled={position.atStart}
          onClick={() => move('previous')}
        />
        <IconButton
          label={texts.next}
          icon={<ChevronRightIcon />}
          disabled={position.atEnd}
          onClick={() => move('next')}
        />
      </div>
    </>
  );
}

function slideAt(view: HTMLElement, index: number): HTMLElement | undefined {
  return view.querySelectorAll<HTMLElement>(':scope > ul > li')[index];
}
