import IconButton from '@mui/material/IconButton';
import type { FieldCode } from '@shop/contract/error-codes';
import type { Picture } from '@shop/contract/schemas';
import { CloseIcon, ExchangeIcon, ProductPicture } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../features/pictures/file-button.tsx';
import { FilePreview } from '../../features/pictures/file-preview.tsx';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './picture-fields.module.css';
import formStyles from './product-form.module.css';
import type { usePictureChanges } from './use-picture-changes.ts';

export type PictureFieldsProps = {
  current: readonly Picture[];
  changes: ReturnType<typeof usePictureChanges>;
  /** What the host found wrong with the files sent. */
  fault: FieldCode | undefined;
};

const PREVIEW_WIDTH = 320;

/** A product's pictures: those it has, removable and restorable until saved, and those to come (ADM-6). */
export function PictureFields({ current, changes, fault }: PictureFieldsProps) {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <section className={formStyles.section}>
      <h3 className={formStyles.heading}>{t('productForm.pictures')}</h3>
      {fault && <Message tone="problem">{t(`fieldErrors.${fault}`)}</Message>}
      {changes.refused.map(({ name, fault: why }) => (
        <Message key={name} tone="problem">
          {t('productForm.refusedFile', {
            name,
            reason: why === 'too_big' ? t('errors.too_large') : t(`fieldErrors.${why}`),
          })}
        </Message>
      ))}
      <ul className={styles.pictures}>
        {current.map((picture, index) => (
          <CurrentPicture
            key={picture.path}
            picture={picture}
            number={index + 1}
            changes={changes}
          />
        ))}
        {changes.added.map((file) => (
          <Tile
            key={`${file.name} ${file.lastModified}`}
            button={
              <IconButton
                aria-label={t('productForm.removeNewPicture', { name: file.name })}
                onClick={() => changes.drop(file)}
              >
                <CloseIcon size={20} />
              </IconButton>
            }
          >
            <FilePreview file={file} alt={t('productForm.newPicture', { name: file.name })} />
          </Tile>
        ))}
      </ul>
      <FileButton
        label={t('productForm.addPictures')}
        describedBy={hint}
        multiple
        onFiles={changes.add}
      />
      <p id={hint} className={formStyles.hint}>
        {t('productForm.picturesHint')}
      </p>
    </section>
  );
}

type CurrentPictureProps = Pick<PictureFieldsProps, 'changes'> & {
  picture: Picture;
  number: number;
};

function CurrentPicture({ picture, number, changes }: CurrentPictureProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const isRemoved = changes.removed.includes(picture.path);
  return (
    <Tile
      note={isRemoved ? t('productForm.removedPicture') : undefined}
      button={
        <IconButton
          aria-label={
            isRemoved
              ? t('productForm.restorePicture', { number })
              : t('productForm.removePicture', { number })
          }
          onClick={() => (isRemoved ? changes.restore : changes.remove)(picture.path)}
        >
          {isRemoved ? <ExchangeIcon size={20} /> : <CloseIcon size={20} />}
        </IconButton>
      }
    >
      <ProductPicture
        src={client.pictureUrl(picture, PREVIEW_WIDTH)}
        alt={t('productForm.currentPicture', { number })}
      />
    </Tile>
  );
}

type TileProps = { button: ReactNode; note?: string | undefined; children: ReactNode };

function Tile({ button, note, children }: TileProps) {
  return (
    <li className={styles.tile} data-removed={note !== undefined}>
      <div className={styles.picture}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.button}>{button}</div>
    </li>
  );
}
