import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { keyOfLine } from '@shop/contract/order-edit';
import type { OrderLine, OutOfStockLine } from '@shop/contract/schemas';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { AddLineField } from './add-line-field.tsx';
import { LineField } from './line-field.tsx';
import { newLine, type OrderFormValues } from './order-form-values.ts';
import type { useFormProducts } from './use-form-products.ts';

export type LineFieldsProps = {
  /** The lines of the order before; none of a new one. */
  ordered: readonly OrderLine[];
  known: ReturnType<typeof useFormProducts>;
  /** The variants of which the API server had too few pieces. */
  outOfStockLines: readonly OutOfStockLine[];
  /** The error of a form without lines; undefined while it is none. */
  emptyText: string | undefined;
  headingLevel?: 2 | 3;
};

/** The lines of the form, and the field that adds one. */
export function LineFields({ ordered, known, outOfStockLines, ...props }: LineFieldsProps) {
  const { emptyText, headingLevel = 3 } = props;
  const { t } = useTranslation();
  const { control } = useFormContext<OrderFormValues>();
  const { fields, append } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  const isEmpty = lines.every(({ isRemoved }) => isRemoved);
  return (
    <section>
      <SectionHeading level={headingLevel}>{t('orders.lines')}</SectionHeading>
      {known.hasFailed && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('orderEdit.stockUnknown')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', containerType: 'inline-size' }}>
        {fields.map(({ id }, index) => {
          const line = lines[index];
          const outOfStockLine = outOfStockLines.find(
            (each) => line && keyOfLine(each) === keyOfLine(line),
          );
          return (
            <LineField
              key={id}
              index={index}
              ordered={ordered}
              products={known.products}
              available={outOfStockLine?.available}
            />
          );
        })}
      </Box>
      {isEmpty && emptyText !== undefined && (
        <FormHelperText error role="alert" sx={{ mt: 3 }}>
          {emptyText}
        </FormHelperText>
      )}
      <Box sx={{ mt: 4 }}>
        <AddLineField
          onAdd={(product) => {
            known.addProduct(product);
            append(newLine(product), { focusName: `lines.${fields.length}.quantity` });
          }}
        />
      </Box>
    </section>
  );
}
