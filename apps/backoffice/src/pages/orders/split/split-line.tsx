import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { OrderLine } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { addOrderEditTexts } from '@shop/i18n/backoffice-order-edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '../../../components/quantity-stepper.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { LineImage } from '../form/line-image.tsx';

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
  const { t, i18n } = useTranslation();
  addOrderEditTexts(i18n);
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
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
      <LineImage image={image} width={64} />
      <Box sx={{ minWidth: 0 }}>
        <Typography lang="fr" dir="auto" sx={{ fontWeight: 'fontWeightBold', ...TYPED_LINE }}>
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
