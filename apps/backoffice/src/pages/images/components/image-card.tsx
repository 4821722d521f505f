import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  HistoryIcon,
  DeleteIcon,
  EditIcon,
  ProductImage,
} from '@shop/ui';
import { customMedia } from '@shop/ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useImageName } from '../hooks/use-image-name.ts';
import { ImagePreview } from './image-preview.tsx';
import type { NumberedImage } from '../api/use-images.ts';
import type { ReorderImage } from '../api/use-reorder-image.ts';

export type ImageCardProps = {
  image: NumberedImage;
  /** Whether the home page shows it. */
  isShown: boolean;
  /** How to reorder it; undefined without the feature `site-image-order`. */
  order: (ReorderImage & { isLast: boolean }) | undefined;
  onEdit: () => void;
  /** Undefined without the feature `undo`. */
  onHistory: (() => void) | undefined;
  onDelete: () => void;
};

const IMAGE_WIDTH = 720;

/** A site image with a preview of its place in the shop, its type and its position (ADM-10). */
export function ImageCard({ image, isShown, order, onEdit, onHistory, onDelete }: ImageCardProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const title = useId();
  const isOwner = useIsOwner();
  const name = useImageName()(image);
  return (
    <Card
      component="article"
      aria-labelledby={title}
      sx={{ display: 'grid', gridTemplateRows: '1fr' }}
    >
      <CardMedia
        sx={{
          alignSelf: 'center',
          justifySelf: image.image_type === 'rounded' ? 'center' : 'stretch',
          p: 5,
          pb: 0,
        }}
      >
        <ImagePreview type={image.image_type}>
          <ProductImage src={client.imageUrl(image.image, IMAGE_WIDTH)} alt="" />
        </ImagePreview>
      </CardMedia>
      <CardContent sx={{ px: 5, py: 2 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 'var(--target)' }}
        >
          <Typography id={title} component="h3" sx={{ fontWeight: 'bold' }}>
            {name}
          </Typography>
          {order && <ReorderButtons image={image} name={name} order={order} />}
        </Stack>
        {!isShown && <Chip label={t('images.notShown')} sx={NOT_SHOWN} />}
      </CardContent>
      <CardActions disableSpacing sx={{ justifyContent: 'space-between', px: 5, pt: 0, pb: 5 }}>
        <Button
          variant="outlined"
          startIcon={<EditIcon size={20} />}
          onClick={onEdit}
          aria-describedby={title}
        >
          {t('images.edit')}
        </Button>
        <MoreMenu
          label={t('images.moreActions')}
          describedBy={title}
          actions={[
            ...(onHistory
              ? [
                  {
                    label: t('editHistory.open'),
                    icon: <HistoryIcon size={20} />,
                    onClick: onHistory,
                  },
                ]
              : []),
            ...(isOwner
              ? [
                  {
                    label: t('images.delete'),
                    icon: <DeleteIcon size={20} />,
                    isDestructive: true,
                    onClick: onDelete,
                  },
                ]
              : []),
          ]}
        />
      </CardActions>
    </Card>
  );
}

/** The text may take several lines. */
const NOT_SHOWN = {
  height: 'auto',
  py: 1,
  fontWeight: 'var(--weight-regular)',
  '& .MuiChip-label': { whiteSpace: 'normal' },
};

type ReorderButtonsProps = {
  image: NumberedImage;
  name: string;
  order: NonNullable<ImageCardProps['order']>;
};

function ReorderButtons({ image, name, order }: ReorderButtonsProps) {
  const { t } = useTranslation();
  const isFirst = image.number === 1;
  // The cards are below each other on a phone, and beside each other in a wider window.
  const isColumn = useMediaQuery(customMedia['--compact'], { noSsr: true });
  const EarlierIcon = isColumn ? ArrowUpIcon : ArrowLeftIcon;
  const LaterIcon = isColumn ? ArrowDownIcon : ArrowRightIcon;
  return (
    <Stack component="span" direction="row">
      <IconButton
        aria-label={t(isColumn ? 'images.moveUp' : 'images.moveLeft', { name })}
        aria-disabled={isFirst || order.isReordering}
        onClick={() => isFirst || order.isReordering || order.move(image, -1)}
      >
        <EarlierIcon size={20} />
      </IconButton>
      <IconButton
        aria-label={t(isColumn ? 'images.moveDown' : 'images.moveRight', { name })}
        aria-disabled={order.isLast || order.isReordering}
        onClick={() => order.isLast || order.isReordering || order.move(image, 1)}
      >
        <LaterIcon size={20} />
      </IconButton>
    </Stack>
  );
}
