import IconButton from '@mui/material/IconButton';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  ExchangeIcon,
  MenuIcon,
  ProductPicture,
} from '@shop/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { FileFault } from '../../features/pictures/file-fault.ts';
import { FilePreview } from '../../features/pictures/file-preview.tsx';
import type { PictureSlot } from '../../features/pictures/picture-list.ts';
import { ORDER_KEY } from '../../features/pictures/use-drag-order.ts';
import { useShop } from '../../platform/shop-context.ts';
import styles from './picture-tile.module.css';

export type PictureTileProps = {
  slot: PictureSlot;
  isCover: boolean;
  /** Whether the pointer holds it, to move it. */
  isHeld: boolean;
  /** Where it stands, and the places it may be moved to. */
  places: { place: number; first: number; last: number };
  onMove: (to: number) => void;
  onHold: (event: PointerEvent) => void;
  onRemove: () => void;
  onRestore: () => void;
};

const PREVIEW_WIDTH = 320;

/** One picture of the form: what it shows, and what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { slot, isCover, isHeld, places, onMove, onHold } = props;
  const { t } = useTranslation();
  const [fault, setFault] = useState<FileFault>();
  const isRemoved = slot.kind === 'kept' && slot.removed;
  const number = places.place + 1;
  const canMove = places.first < places.last && !isRemoved;
  const note = isRemoved ? t('productForm.removedPicture') : isCover && t('productForm.cover');
  const tile = useKeptFocus(isHeld);

  return (
    <li
      ref={tile}
      className={styles.tile}
      data-removed={isRemoved}
      data-held={isHeld}
      {...{ [ORDER_KEY]: slot.key }}
    >
      <div
        className={styles.picture}
        onDragStart={(event) => event.preventDefault()}
        onPointerDown={(event) => canMove && event.pointerType === 'mouse' && onHold(event)}
      >
        <Shown slot={slot} number={number} onFault={setFault} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault === 'too_big' ? t('errors.too_large') : t(`fieldErrors.${fault}`)}
        </p>
      )}
      <div className={styles.tools}>
        {canMove && (
          <>
            <IconButton
              className={styles.grip}
              aria-label={t('productForm.movePicture', { number })}
              onPointerDown={onHold}
              onKeyDown={(event) => onMoveKey(event, places, onMove)}
            >
              <MenuIcon size={20} />
            </IconButton>
            <IconButton
              aria-label={t('productForm.moveEarlier', { number })}
              aria-disabled={places.place === places.first}
              onClick={() => onMove(places.place - 1)}
            >
              <ChevronLeftIcon size={20} />
            </IconButton>
            <IconButton
              aria-label={t('productForm.moveLater', { number })}
              aria-disabled={places.place === places.last}
              onClick={() => onMove(places.place + 1)}
            >
              <ChevronRightIcon size={20} />
            </IconButton>
          </>
        )}
      </div>
      <div className={styles.remove}>
        <RemoveButton {...props} number={number} />
      </div>
    </li>
  );
}

function Shown(props: { slot: PictureSlot; number: number; onFault: (fault: FileFault) => void }) {
  const { slot, number, onFault } = props;
  const { t } = useTranslation();
  const { client } = useShop();
  if (slot.kind === 'new') {
    return (
      <FilePreview
        file={slot.file}
        alt={t('productForm.newPicture', { name: slot.file.name })}
        onFault={onFault}
      />
    );
  }
  return (
    <ProductPicture
      src={client.pictureUrl(slot.picture, PREVIEW_WIDTH)}
      alt={t('productForm.currentPicture', { number })}
    />
  );
}

function RemoveButton(props: PictureTileProps & { number: number }) {
  const { slot, number, onRemove, onRestore } = props;
  const { t } = useTranslation();
  if (slot.kind === 'kept' && slot.removed) {
    return (
      <IconButton aria-label={t('productForm.restorePicture', { number })} onClick={onRestore}>
        <ExchangeIcon size={20} />
      </IconButton>
    );
  }
  const label =
    slot.kind === 'new'
      ? t('productForm.removeNewPicture', { name: slot.file.name })
      : t('productForm.removePicture', { number });
  return (
    <IconButton aria-label={label} onClick={onRemove}>
      <CloseIcon size={20} />
    </IconButton>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function onMoveKey(
  event: KeyboardEvent,
  { place, first, last }: PictureTileProps['places'],
  onMove: (to: number) => void,
) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  onMove(Math.min(Math.max(place + step, first), last));
}

/** Moving an element within its list takes the focus from it: whatever had it in the tile has it again. */
function useKeptFocus(isHeld: boolean) {
  const tile = useRef<HTMLLIElement>(null);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = tile;
    if (!current) return undefined;
    const remember = (event: FocusEvent) => {
      focused.current = event.target instanceof HTMLElement ? event.target : null;
    };
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget !== null) focused.current = null;
    };
    current.addEventListener('focusin', remember);
    current.addEventListener('focusout', forget);
    return () => {
      current.removeEventListener('focusin', remember);
      current.removeEventListener('focusout', forget);
    };
  }, []);

  useEffect(() => {
    const lostFocus = focused.current !== null && document.activeElement === document.body;
    if (lostFocus) focused.current?.focus();
    if (lostFocus || isHeld) tile.current?.scrollIntoView({ block: 'nearest' });
  });

  return tile;
}
