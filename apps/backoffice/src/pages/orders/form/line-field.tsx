import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useLanguage } from '@shop/app-kit';
import { LIMITS } from '@shop/contract/constants';
import type { OrderLine, Product } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import { colorName, formatMoney, sizeName } from '@shop/i18n';
import { DeleteIcon } from '@shop/ui';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../../components/hover-tooltip.tsx';
import { QuantityStepper } from '../../../components/quantity-stepper.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { useFocusOnMount } from '../../../lib/use-focus-on-mount.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { LineStock } from './line-stock.tsx';
import {
  availablePieces,
  lineAmount,
  piecesOfVariant,
  unitPrice,
  type KnownProducts,
  type LineValues,
  type OrderFormValues,
} from './order-form-values.ts';
import { LineImage } from './line-image.tsx';

export type LineFieldProps = {
  index: number;
  /** The lines of the order before: their products keep their prices, and their pieces are its own. */
  ordered: readonly OrderLine[];
  products: KnownProducts;
  /** The pieces that the API server had for the order, when it refused more. */
  available: number | undefined;
};

/** A line of the form: its variant and quantity, or that it was removed. */
export function LineField(props: LineFieldProps) {
  const { index } = props;
  const { control, setValue } = useFormContext<OrderFormValues>();
  const line = useWatch({ control, name: `lines.${index}` });
  const [isRestored, setRestored] = useState(false);

  function setRemoved(isRemoved: boolean) {
    setRestored(!isRemoved);
    setValue(`lines.${index}.isRemoved`, isRemoved, { shouldDirty: true });
  }

  return line.isRemoved ? (
    <RemovedLine name={line.product_name} onRestore={() => setRemoved(false)} />
  ) : (
    <ShownLine {...props} line={line} isRestored={isRestored} onRemove={() => setRemoved(true)} />
  );
}

function RemovedLine({ name, onRestore }: { name: string; onRestore: () => void }) {
  const { t } = useTranslation();
  // The button that had the focus is gone.
  const restore = useFocusOnMount<HTMLButtonElement>();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ ...ROW, alignItems: 'center', justifyContent: 'space-between', gap: 4 }}
    >
      <Typography color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {t('orderEdit.removed', { name })}
      </Typography>
      <Button ref={restore} onClick={onRestore} sx={{ flex: 'none' }}>
        {t('orderEdit.restore')}
      </Button>
    </Stack>
  );
}

type ShownLineProps = LineFieldProps & {
  line: LineValues;
  /** Whether it was restored just now. */
  isRestored: boolean;
  onRemove: () => void;
};

function ShownLine({ index, ordered, products, line, isRestored, ...props }: ShownLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { control, setValue } = useFormContext<OrderFormValues>();
  const all = useWatch({ control, name: 'lines' });
  const remove = useFocusOnMount<HTMLButtonElement>({ isEnabled: isRestored });
  const product = products.get(line.product);
  const price = unitPrice(ordered, products, line.product);
  const name = t('orderEdit.lineOf', { name: line.product_name, number: index + 1 });
  const available = props.available ?? availablePieces(ordered, products, line);
  const left = available === undefined ? undefined : available - piecesOfVariant(all, line);
  const total = lineAmount(ordered, products, line);
  // A stored draft has no image of its own.
  const image = line.image ?? product?.product_images[0];
  const colors = colorOptions(product, line);
  const sizes = sizeOptions(product, line);

  function setColor(color: string) {
    setValue(`lines.${index}.color`, color, { shouldDirty: true });
    const next = sizeOptions(product, { ...line, color });
    const isSame = next.some(({ size }) => variantKey(size) === variantKey(line.size));
    const first = next.find(({ quantity }) => quantity !== 0) ?? next[0];
    if (!isSame && first) setValue(`lines.${index}.size`, first.size, { shouldDirty: true });
  }

  return (
    <Stack component="li" direction="row" sx={{ ...ROW, gap: 4, alignItems: 'flex-start' }}>
      <LineImage image={image} width={64} />
      <Stack sx={{ flex: 1, minWidth: 0, gap: 3 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography lang="fr" dir="auto" sx={{ fontWeight: 'fontWeightBold', ...TYPED_LINE }}>
              {line.product_name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {price !== undefined && price !== '' && formatMoney(price, language)}
            </Typography>
          </Box>
          <HoverTooltip title={t('orderEdit.remove', { name })}>
            <IconButton ref={remove} onClick={props.onRemove}>
              <DeleteIcon size={20} />
            </IconButton>
          </HoverTooltip>
        </Stack>
        <Box sx={FIELDS}>
          <SelectField
            label={t('orders.color')}
            value={line.color}
            onChange={({ target }) => setColor(target.value)}
            options={colors.map((color) => ({ value: color, text: colorName(color, language) }))}
          />
          <SelectField
            label={t('orders.size')}
            value={line.size}
            onChange={({ target }) =>
              setValue(`lines.${index}.size`, target.value, { shouldDirty: true })
            }
            options={sizes.map(({ size, quantity }) => ({
              value: size,
              text: [sizeName(size, language), stockText(quantity)].filter(Boolean).join(' · '),
            }))}
          />
          <Controller
            control={control}
            name={`lines.${index}.quantity`}
            rules={{ validate: (text) => lineQuantityError(text) ?? true }}
            render={({ field: { ref, name: _name, value, ...field }, fieldState: { error } }) => (
              <QuantityStepper
                {...field}
                inputRef={ref}
                label={t('orders.quantity')}
                quantity={value}
                min={1}
                max={LIMITS.lineQuantity}
                texts={{
                  less: t('orderEdit.fewer', { name }),
                  more: t('orderEdit.more', { name }),
                }}
                error={fieldErrorText(error?.message) ?? shortText(left, available)}
              />
            )}
          />
          <Typography sx={TOTAL}>{total !== undefined && formatMoney(total, language)}</Typography>
        </Box>
        {product === null && <LineStock stock={null} />}
        {product && left !== undefined && left >= 0 && <LineStock stock={left} />}
      </Stack>
    </Stack>
  );

  function stockText(quantity: number | undefined): string {
    if (quantity === undefined) return '';
    return quantity === 0 ? t('orderEdit.soldOut') : t('orderEdit.inStock', { count: quantity });
  }

  function shortText(pieces = 0, count = 0): string | undefined {
    if (pieces >= 0) return undefined;
    return count === 0 ? t('orderEdit.shortNone') : t('orderEdit.short', { count });
  }
}

function lineQuantityError(text: string) {
  const error = quantityError(text, LIMITS.lineQuantity);
  return error ?? (Number(text) < 1 ? 'too_small' : undefined);
}

/** The colours of a product, and the one of the line, which may not be for sale any more. */
function colorOptions(product: Product | null | undefined, { color }: LineValues): string[] {
  const colors = product?.colors.map(({ color_name }) => color_name) ?? [];
  return colors.includes(color) ? colors : [color, ...colors];
}

/** The sizes of a line's colour with their stock, and the one of the line, which may not be for sale any more. */
function sizeOptions(
  product: Product | null | undefined,
  { color, size }: LineValues,
): { size: string; quantity?: number }[] {
  const sizes = product?.colors.find(({ color_name }) => color_name === color)?.sizes ?? [];
  return sizes.some((each) => each.size === size) ? sizes : [{ size }, ...sizes];
}

const ROW = { py: 4, borderBottom: 1, borderColor: 'divider' };
/** By its own width: the lines are in a dialog or in a column of a page. */
const FIELDS = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  // A colour and a size with its stock are read whole.
  [theme.containerQueries.down(480)]: { '& > :has(select)': { gridColumn: '1 / -1' } },
  [theme.containerQueries.up('sm')]: { gridTemplateColumns: '1fr 1.3fr auto 7rem' },
  alignItems: 'start',
  columnGap: 4,
  rowGap: 3,
});
const TOTAL = {
  alignSelf: 'end',
  minHeight: 'var(--target)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
};
