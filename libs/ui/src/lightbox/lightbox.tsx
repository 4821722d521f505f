import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ignorePreloadErrors } from '../ignore-preload-errors.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons/icons.tsx';
import { ZoomInIcon, ZoomOutIcon } from '../icons/page-icons.tsx';
import { useModal } from '../use-modal.ts';
import type { LightboxControls, LightboxState } from './lightbox-swiper.ts';
import styles from './lightbox.module.css';

export type LightboxProps = {
  /** The accessible name of the dialog. */
  label: string;
  /** In display order. */
  images: readonly { id: string; content: ReactNode }[];
  /** The index of the first image displayed, counted from 0. */
  initialIndex: number;
  /** Called with the index of each other image displayed. */
  onSlideChange: (index: number) => void;
  /** Called by the close button and by Escape. */
  onClose: () => void;
  /** Labels of the buttons, and the position. */
  texts: {
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    /** "Image 2 of 4", for the current image. */
    position: string;
  };
};

const DIRECTIONS: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/**
 * Images over the whole window, open while rendered. Touch: swipe, pinch, double tap. Mouse: click
 * to zoom, drag to pan. Keyboard: arrows change the image or pan a zoomed one, + and − zoom, Escape
 * closes and restores focus.
 */
export function Lightbox({
  label,
  images,
  initialIndex,
  onSlideChange,
  onClose,
  texts,
}: LightboxProps) {
  const modal = useModal(true, onClose);
  const view = useRef<HTMLDivElement>(null);
  const { controls, state } = useLightboxSwiper(view, initialIndex, onSlideChange);
  const { index, isZoomed } = state;

  function handleKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (direction && isZoomed) controls.current?.pan(direction.across, direction.down);
    else if (direction) controls.current?.goTo(index + direction.across);
    else if (event.key === (isZoomed ? '-' : '+')) controls.current?.toggleZoom();
    else return;
    event.preventDefault();
  }

  return (
    <dialog {...modal} className={styles.dialog} aria-label={label} onKeyDown={handleKeyDown}>
      <div className={styles.top}>
        <output className={styles.position}>{texts.position}</output>
        <IconButton
          label={isZoomed ? texts.zoomOut : texts.zoomIn}
          icon={isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={() => controls.current?.toggleZoom()}
        />
        <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div ref={view} className={styles.view} data-zoomed={isZoomed}>
        <ul className={`swiper-wrapper ${styles.row}`}>
          {images.map(({ id, content }, slide) => (
            <li key={id} className={`swiper-slide ${styles.slide}`} aria-hidden={slide !== index}>
              <div className={`swiper-zoom-container ${styles.container}`}>
                <div className={`swiper-zoom-target ${styles.target}`}>{content}</div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <div className={styles.navigation}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeftIcon />}
            disabled={index === 0}
            onClick={() => controls.current?.goTo(index - 1)}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRightIcon />}
            disabled={index === images.length - 1}
            onClick={() => controls.current?.goTo(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

/** Loads Swiper in its own chunk and starts it; until then the initial image is displayed. */
function useLightboxSwiper(
  view: RefObject<HTMLElement | null>,
  initialIndex: number,
  onSlideChange: (index: number) => void,
) {
  const controls = useRef<LightboxControls>(null);
  const [first] = useState(initialIndex);
  const [state, setState] = useState<LightboxState>({ index: initialIndex, isZoomed: false });
  const handleChange = useEffectEvent((next: LightboxState) => {
    setState(next);
    if (next.index !== state.index) onSlideChange(next.index);
  });

  useEffect(() => {
    const unmount = new AbortController();
    async function start(element: HTMLElement) {
      element.scrollTo({ left: first * element.clientWidth });
      const { startLightbox } = await ignorePreloadErrors(() => import('./lightbox-swiper.ts'));
      if (unmount.signal.aborted) return;
      controls.current = startLightbox(element, {
        initialIndex: first,
        onChange: (next) => handleChange(next),
      });
    }
    if (view.current !== null) start(view.current).catch(ignoreLoadError);
    return () => {
      unmount.abort();
      controls.current?.destroy();
      controls.current = null;
    };
  }, [view, first]);

  return { controls, state };
}

/** Without the script the image is still as large as the window, so no error is displayed. */
function ignoreLoadError() {}
