import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { OrderLine } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { ProductsIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '../../../components/quantity-stepper.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';

const IMAGE_WIDTH = 160;

export type SplitLineProps = {
  line: OrderLine;
  /** Its number among the lines: two can be of one product. */
  number: number;
  /** The pieces that move. */
  pieces: number;
  onChange: (pieces: number) => void;
};

/** A line of an order, with the number of its pieces that go into the second order. */
export function SplitLine({ line, number, pieces, onChange }: SplitLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { client } = useShop();
  const [typed, setTyped] = useState(String(pieces));
  const { product, color, size, quantity } = line;
  const [image] = product.product_images;
  const name = t('orderEdit.lineOf', { name: product.product_name, number });
  const error = quantityError(typed, quantity);

  function change(text: string) {
    setTyped(text);
    onChange(quantityError(text, quantity) === undefined ? Number(text) : 0);
  }

  return (
    <Box component="li" sx={ROW}>
      <Avatar
        variant="rounded"
        alt=""
        {...(image && { src: client.imageUrl(image, IMAGE_WIDTH) })}
        sx={IMAGE}
      >
        <ProductsIcon />
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          lang="fr"
          dir="auto"
          sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}
        >
          {product.product_name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {colorName(color, language)} · {sizeName(size, language)}
        </Typography>
      </Box>
      <Box sx={STEPPER}>
        <QuantityStepper
          label={t('orderSplit.of', { count: quantity })}
          hiddenLabel={t('orderSplit.pieces', { name })}
          quantity={typed}
          min={0}
          max={quantity}
          texts={{ less: t('orderSplit.fewer', { name }), more: t('orderSplit.more', { name }) }}
          error={fieldErrorText(error)}
          onChange={change}
        />
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '64px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 4,
  rowGap: 3,
  py: 4,
  borderBottom: 1,
  borderColor: 'divider',
};
const STEPPER = { gridColumn: { xs: '2', sm: '3' }, justifySelf: 'start' };
const IMAGE = {
  width: 64,
  height: 80,
  bgcolor: 'var(--color-placeholder)',
  color: 'text.secondary',
};
