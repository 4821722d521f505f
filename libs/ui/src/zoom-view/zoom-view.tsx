import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../icons/icons.tsx';
import { useModal } from '../use-modal.ts';
import type { ZoomEngine, ZoomPosition } from './zoom-engine.ts';
import styles from './zoom-view.module.css';

export type ZoomViewProps = {
  /** Names the whole for screen readers. */
  label: string;
  /** In the order in which they are shown. */
  pictures: readonly { id: string; content: ReactNode }[];
  /** The picture shown first, counted from 0. */
  start: number;
  /** Is told each picture that is shown, counted from 0. */
  onShown: (index: number) => void;
  /** Asked by the close button or Escape. */
  onClose: () => void;
  /** What its buttons say, and where the shopper is. */
  texts: {
    close: string;
    previous: string;
    next: string;
    larger: string;
    smaller: string;
    /** "Picture 2 of 4", of the one shown. */
    position: string;
  };
};

const MOVES: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/**
 * Pictures over the whole window, for as long as it is rendered: swiped, pinched, clicked larger and
 * dragged about; by keyboard the arrows turn the pictures, or move over a large one, + and − make it
 * larger and smaller. Escape closes it and focus goes back to where it was.
 */
export function ZoomView({ label, pictures, start, onShown, onClose, texts }: ZoomViewProps) {
  const modal = useModal(true, onClose);
  const view = useRef<HTMLDivElement>(null);
  const { engine, position } = useZoom(view, start, onShown);
  const { index, isLarge } = position;

  function followKeys(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (move && isLarge) engine.current?.pan(move.across, move.down);
    else if (move) engine.current?.goTo(index + move.across);
    else if (event.key === (isLarge ? '-' : '+')) engine.current?.toggle();
    else return;
    event.preventDefault();
  }

  return (
    <dialog {...modal} className={styles.dialog} aria-label={label} onKeyDown={followKeys}>
      <div className={styles.top}>
        <output className={styles.position}>{texts.position}</output>
        <IconButton
          label={isLarge ? texts.smaller : texts.larger}
          icon={isLarge ? <ZoomOutIcon /> : <ZoomInIcon />}
          onClick={() => engine.current?.toggle()}
        />
        <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div ref={view} className={styles.view} data-large={isLarge}>
        <ul className={`swiper-wrapper ${styles.row}`}>
          {pictures.map(({ id, content }, place) => (
            <li key={id} className={`swiper-slide ${styles.slide}`} aria-hidden={place !== index}>
              <div className={`swiper-zoom-container ${styles.box}`}>
                <div className={`swiper-zoom-target ${styles.target}`}>{content}</div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <div className={styles.turns}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeftIcon />}
            disabled={index === 0}
            onClick={() => engine.current?.goTo(index - 1)}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRightIcon />}
            disabled={index === pictures.length - 1}
            onClick={() => engine.current?.goTo(index + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

/** Runs the engine, which comes in a chunk of its own; until then the picture wanted stands there. */
function useZoom(
  view: { current: HTMLElement | null },
  start: number,
  onShown: (index: number) => void,
) {
  const engine = useRef<ZoomEngine>(null);
  const [first] = useState(start);
  const [position, setPosition] = useState<ZoomPosition>({ index: start, isLarge: false });
  const move = useEffectEvent((now: ZoomPosition) => {
    setPosition(now);
    if (now.index !== position.index) onShown(now.index);
  });

  useEffect(() => {
    const over = new AbortController();
    async function run(element: HTMLElement) {
      element.scrollTo({ left: first * element.clientWidth });
      const { startZoom } = await import('./zoom-engine.ts');
      if (!over.signal.aborted)
        engine.current = startZoom(element, { start: first, onMove: (now) => move(now) });
    }
    if (view.current !== null) run(view.current).catch(stayStill);
    return () => {
      over.abort();
      engine.current?.stop();
      engine.current = null;
    };
  }, [view, first]);

  return { engine, position };
}

/** Without its script the picture is as large as the window: nothing to tell anyone. */
function stayStill() {}
