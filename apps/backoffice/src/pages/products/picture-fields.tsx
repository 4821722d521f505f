import type { FieldCode } from '@shop/contract/error-codes';
import { VisuallyHidden } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { CameraButton, FileButton } from '../../features/pictures/file-button.tsx';
import { coverKey, placesOf } from '../../features/pictures/picture-list.ts';
import { useDragOrder } from '../../features/pictures/use-drag-order.ts';
import { usePageFiles } from '../../features/pictures/use-page-files.ts';
import { Message } from '../../platform/message.tsx';
import styles from './picture-fields.module.css';
import { PictureTile } from './picture-tile.tsx';
import formStyles from './product-form.module.css';
import type { usePictures } from './use-pictures.ts';

export type PictureFieldsProps = {
  pictures: ReturnType<typeof usePictures>;
  /** Whether the host offers `picture-order`. */
  anyOrder: boolean;
  /** What the host found wrong with the files sent. */
  fault: FieldCode | undefined;
  /** What is to be said of them first. */
  children?: ReactNode;
};

/**
 * A product's pictures: those it has, removable and restorable until saved, and those to come, by
 * choice, camera, drop or paste; the first is the cover (ADM-6).
 */
export function PictureFields({ pictures, anyOrder, fault, children }: PictureFieldsProps) {
  const { t } = useTranslation();
  const hint = useId();
  const { slots } = pictures;
  const cover = coverKey(slots);
  const [said, setSaid] = useState('');
  const isOver = usePageFiles(pictures.add);
  const drag = useDragOrder(pictures.moveOver, pictures.cancelDrag);

  function move(key: string, to: number) {
    const { first, last } = placesOf(slots, key, anyOrder);
    const place = Math.min(Math.max(to, first), last);
    pictures.move(key, place);
    setSaid(t('productForm.pictureMoved', { number: place + 1, total: slots.length }));
  }

  return (
    <section className={formStyles.section}>
      <h3 className={formStyles.heading}>{t('productForm.pictures')}</h3>
      {children}
      {fault && <Message tone="problem">{t(`fieldErrors.${fault}`)}</Message>}
      {pictures.refused.map(({ name, fault: why }) => (
        <Message key={name} tone="problem">
          {t('productForm.refusedFile', {
            name,
            reason: why === 'too_big' ? t('errors.too_large') : t(`fieldErrors.${why}`),
          })}
        </Message>
      ))}
      <ul className={styles.pictures}>
        {slots.map((slot) => (
          <PictureTile
            key={slot.key}
            slot={slot}
            isCover={slot.key === cover}
            isHeld={drag.held === slot.key}
            places={placesOf(slots, slot.key, anyOrder)}
            onMove={(to) => move(slot.key, to)}
            onHold={(event) => {
              pictures.startDrag();
              drag.hold(slot.key, event);
            }}
            onRemove={() => pictures.remove(slot.key)}
            onRestore={() => pictures.restore(slot.key)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <div className={styles.add} data-over={isOver}>
        <div className={styles.buttons}>
          <FileButton
            label={t('productForm.addPictures')}
            describedBy={hint}
            multiple
            onFiles={pictures.add}
          />
          <CameraButton label={t('productForm.takePicture')} onFiles={pictures.add} />
        </div>
        <p id={hint} className={formStyles.hint}>
          {t('productForm.picturesHint')} {t('productForm.dropHint')}
        </p>
      </div>
    </section>
  );
}
