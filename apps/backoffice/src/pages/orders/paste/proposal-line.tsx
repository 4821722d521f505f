import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { LIMITS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { DeleteIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../../components/hover-tooltip.tsx';
import { QuantityStepper } from '../../../components/quantity-stepper.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { isolate } from './isolate.ts';
import { chooseProduct, missingIn, type LineChoice } from './proposal-values.ts';

export type ProposalLineProps = {
  /** Its number among the lines. */
  number: number;
  choice: LineChoice;
  products: readonly Product[];
  /** Whether what is missing is marked. */
  isSubmitted: boolean;
  onChange: (choice: LineChoice) => void;
  onRemove: () => void;
};

/** A proposed line with the text that it was read from. What the text does not contain is to be chosen. */
export function ProposalLine(props: ProposalLineProps) {
  const { number, choice, products, isSubmitted, onChange } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { line } = choice;
  const product = products.find(({ product_Id }) => product_Id === choice.product);
  const candidates = products.filter(({ product_Id }) => line.candidates.includes(product_Id));
  const hasOneCandidate = line.candidates.length < 2;
  const missing = isSubmitted ? missingIn(choice) : [];
  const error = (field: 'product' | 'color' | 'size') =>
    missing.includes(field) ? t('paste.missing') : undefined;
  const unchosen = { value: '', text: t('paste.choose') };

  return (
    <Stack component="li" sx={{ gap: 3, py: 4, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            {...(product && hasOneCandidate && { lang: 'fr' })}
            dir="auto"
            sx={{ fontWeight: 'fontWeightBold', ...TYPED_LINE }}
          >
            {product && hasOneCandidate ? product.product_name : t('paste.lineNumber', { number })}
            {line.isGuess && (
              <Box component="span" lang={language} sx={{ color: 'error.main' }}>
                {` ${t('paste.guessed')}`}
              </Box>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('paste.from', { from: isolate(line.from) })}
          </Typography>
        </Box>
        <HoverTooltip title={t('paste.remove', { number })}>
          <IconButton onClick={props.onRemove}>
            <DeleteIcon size={20} />
          </IconButton>
        </HoverTooltip>
      </Stack>
      {!hasOneCandidate && (
        <SelectField
          label={t('paste.product')}
          value={choice.product}
          error={error('product')}
          onChange={({ target }) => {
            const next = candidates.find(({ product_Id }) => product_Id === target.value);
            onChange(
              next ? chooseProduct(choice, next) : { ...choice, product: '', color: '', size: '' },
            );
          }}
          options={[
            unchosen,
            ...candidates.map(({ product_Id, product_name }) => ({
              value: product_Id,
              text: product_name,
            })),
          ]}
        />
      )}
      <Box sx={FIELDS}>
        {product && (
          <>
            <SelectField
              label={t('orders.color')}
              value={choice.color}
              error={error('color')}
              onChange={({ target }) => onChange({ ...choice, color: target.value })}
              options={[
                unchosen,
                ...product.colors.map(({ color_name }) => ({
                  value: color_name,
                  text: colorName(color_name, language),
                })),
              ]}
            />
            <SelectField
              label={t('orders.size')}
              value={choice.size}
              error={error('size')}
              onChange={({ target }) => onChange({ ...choice, size: target.value })}
              options={[unchosen, ...sizesOf(product, choice).map(sizeOption)]}
            />
          </>
        )}
        <Box sx={{ justifySelf: 'start' }}>
          <QuantityStepper
            label={t('orders.quantity')}
            quantity={choice.quantity}
            min={1}
            max={LIMITS.lineQuantity}
            texts={{ less: t('paste.fewer', { number }), more: t('paste.more', { number }) }}
            error={fieldErrorText(quantityProblem(choice.quantity))}
            onChange={(quantity) => onChange({ ...choice, quantity })}
          />
        </Box>
      </Box>
    </Stack>
  );

  function sizeOption(size: string) {
    return { value: size, text: sizeName(size, language) };
  }
}

function quantityProblem(quantity: string): string | undefined {
  return (
    quantityError(quantity, LIMITS.lineQuantity) ?? (Number(quantity) < 1 ? 'too_small' : undefined)
  );
}

/** The sizes of the chosen colour; of all colours while none is chosen. */
function sizesOf({ colors }: Product, { color, size }: LineChoice): string[] {
  const chosen = colors.filter(({ color_name }) => color === '' || color_name === color);
  const sizes = chosen.flatMap((each) => each.sizes.map((variant) => variant.size));
  return [...new Set(size === '' ? sizes : [...sizes, size])];
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '1fr 1fr auto' },
  alignItems: 'start',
  columnGap: 4,
  rowGap: 3,
};
