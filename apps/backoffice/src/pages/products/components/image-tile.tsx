import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  MenuIcon,
  ProductImage,
  UndoIcon,
} from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { colorName } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { FilePreview } from '../../../features/images/file-preview.tsx';
import type { FormImage, Positions } from '../../../features/images/image-list.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useRestoreItemFocus } from '../hooks/use-restore-item-focus.ts';

export type ImageTileProps = {
  image: FormImage;
  isCover: boolean;
  positions: Positions;
  /** The product's colours, of which the image can have one. */
  colors: readonly string[];
  onColor: (color: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRestore: () => void;
};

const PREVIEW_WIDTH = 320;

/** One image of the form, with the buttons that move, remove and restore it. */
export function ImageTile(props: ImageTileProps) {
  const { image, isCover, positions } = props;
  const { t } = useTranslation();
  const isRemoved = image.kind === 'existing' && image.removed;
  const number = positions.index + 1;
  const isSortable = positions.first < positions.last;
  const canMove = isSortable && !isRemoved;
  const note = isRemoved ? t('productForm.removedImage') : isCover && t('productForm.mainImage');
  const {
    node,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    setNodeRef,
    setActivatorNodeRef,
  } = useSortable({
    id: image.key,
    disabled: { draggable: !canMove, droppable: !isSortable },
    attributes: { roleDescription: t('productForm.sortableImage') },
  });
  useRestoreItemFocus(node);

  return (
    <Card
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ ...TILE, ...(isDragging && DRAGGED) }}
    >
      <CardMedia
        sx={{ ...MEDIA, ...(isRemoved && REMOVED) }}
        onDragStart={(event) => event.preventDefault()}
        {...listeners}
      >
        <Preview image={image} number={number} />
        {note && <Chip label={note} sx={NOTE} />}
      </CardMedia>
      <CardActions disableSpacing sx={{ gridRow: 2, justifyContent: 'space-around', p: 0 }}>
        {canMove && (
          <>
            <IconButton
              sx={{ cursor: 'grab', touchAction: 'none' }}
              aria-label={t('productForm.moveImage', { number })}
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
            >
              <MenuIcon size={20} />
            </IconButton>
            <MoveButtons {...props} number={number} />
          </>
        )}
      </CardActions>
      {props.colors.length > 0 && !isRemoved && <ColorSelect {...props} number={number} />}
      <RemoveButton {...props} number={number} />
    </Card>
  );
}

const TILE = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto',
  alignContent: 'start',
  minWidth: 0,
  scrollMarginBlock: '3rem',
};

const DRAGGED = { outline: '2px solid', outlineColor: 'primary.main' };

const MEDIA = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  bgcolor: 'var(--color-placeholder)',
  userSelect: 'none',
};

const REMOVED = { '& > :not(.MuiChip-root)': { opacity: 0.3 } };

const NOTE = {
  position: 'absolute',
  inset: 'auto auto 8px 8px',
  bgcolor: 'background.paper',
  // Across the image: the button in the corner above leaves no room for a line.
  maxWidth: 'calc(100% - 16px)',
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { px: 2, whiteSpace: 'normal', lineHeight: 1.3 },
};

/** Over the image's corner. */
const REMOVE = {
  position: 'absolute',
  inset: '0 0 auto auto',
  borderRadius: 0,
  bgcolor: 'background.paper',
};

type PreviewProps = { image: FormImage; number: number };

function Preview({ image, number }: PreviewProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  if (image.kind === 'new') {
    return (
      <FilePreview file={image.file} alt={t('productForm.newImage', { name: image.file.name })} />
    );
  }
  return (
    <ProductImage
      src={client.imageUrl(image.image, PREVIEW_WIDTH)}
      alt={t('productForm.currentImage', { number })}
    />
  );
}

type NumberedTileProps = ImageTileProps & { number: number };

function MoveButtons({ positions, number, onMove }: NumberedTileProps) {
  const { t } = useTranslation();
  const { index, first, last } = positions;
  return (
    <>
      <IconButton
        aria-label={t('productForm.moveEarlier', { number })}
        aria-disabled={index === first}
        onClick={() => onMove(index - 1)}
      >
        <ArrowLeftIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={t('productForm.moveLater', { number })}
        aria-disabled={index === last}
        onClick={() => onMove(index + 1)}
      >
        <ArrowRightIcon size={20} />
      </IconButton>
    </>
  );
}

/** The colour of the product that the image shows: it is displayed when a shopper chooses the colour (PROD-5). */
function ColorSelect({ image, number, colors, onColor }: NumberedTileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box sx={{ gridRow: 3, p: 2, pt: 1 }}>
      <SelectField
        label={t('productForm.imageColor', { number })}
        value={colors.includes(image.color) ? image.color : ''}
        onChange={({ target }) => onColor(target.value)}
        options={[
          { value: '', text: t('productForm.noImageColor') },
          ...colors.map((value) => ({ value, text: colorName(value, language) })),
        ]}
      />
    </Box>
  );
}

function RemoveButton({ image, number, onRemove, onRestore }: NumberedTileProps) {
  const { t } = useTranslation();
  if (image.kind === 'existing' && image.removed) {
    return (
      <IconButton
        aria-label={t('productForm.restoreImage', { number })}
        onClick={onRestore}
        sx={REMOVE}
      >
        <UndoIcon size={20} />
      </IconButton>
    );
  }
  const label =
    image.kind === 'new'
      ? t('productForm.removeNewImage', { name: image.file.name })
      : t('productForm.removeImage', { number });
  return (
    <IconButton aria-label={label} onClick={onRemove} sx={REMOVE}>
      <CloseIcon size={20} />
    </IconButton>
  );
}
