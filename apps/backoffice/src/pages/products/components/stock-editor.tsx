import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@shop/contract/schemas';
import { colorName, sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorDot } from '../../../components/color-dot.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { SaveButton } from '../../../components/save-button.tsx';
import { SaveNotice } from '../../../features/save/save-notice.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { conflictOf } from '../form/stock-conflict.ts';
import { useStockEditor } from '../hooks/use-stock-editor.ts';
import type { StockEditors } from '../hooks/use-stock-editors.ts';
import { FillField } from './fill-field.tsx';
import { StockConflicts } from './stock-conflicts.tsx';
import { StockStepper } from './stock-stepper.tsx';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import { useFocusOnMount } from '../../../lib/use-focus-on-mount.ts';

export type StockEditorProps = {
  product: Product;
  /** The id of the product's name. */
  titleId: string;
  stock: StockEditors;
};

/**
 * The stock of a product, edited in the list: all sizes of each colour, by buttons or typed. Escape closes it as the
 * button "Cancel" does: changes are only left after a question.
 */
export function StockEditor({ product, titleId, stock }: StockEditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { product_Id } = product;
  const { setDirty } = stock;
  const editor = useStockEditor(product, stock, () => stock.toggle(product_Id));
  const { grid, conflicts, isDirty, save } = editor;
  /** The list of the quantities to check shows that this save failed, and why. */
  const isExplained =
    conflicts.length > 0 && save.error !== null && errorKey(save.error) === 'stock_moved';
  const [isLeaving, setLeaving] = useState(false);
  // Not its first field, which would open a phone's keyboard.
  const form = useFocusOnMount<HTMLFormElement>({ preventScroll: true });
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    // Without its name, the owner does not see whose stock a tall form has.
    document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' });
  }, [form, titleId]);
  const firstConflict = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (conflicts.length > 0) firstConflict.current?.focus();
  }, [conflicts]);
  useEffect(() => {
    setDirty(product_Id, isDirty);
    return () => setDirty(product_Id, false);
  }, [setDirty, product_Id, isDirty]);
  const leave = () => (isDirty ? setLeaving(true) : editor.cancel());
  return (
    <Box
      ref={form}
      component="form"
      aria-labelledby={titleId}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
      onKeyDown={(event) => {
        const { key, currentTarget, target } = event;
        // React sends the keys of the question here too.
        if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target))
          return;
        // A message that is shown stays.
        event.preventDefault();
        leave();
      }}
      sx={{ display: 'grid', gap: 4, ...NO_FOCUS_RING }}
    >
      <StockConflicts
        conflicts={conflicts}
        title={t('products.stockMoved')}
        advice={t('products.stockMovedAdvice')}
      />
      {grid.colors.map(({ color_name, sizes }, place) => {
        const color = colorName(color_name, language);
        return (
          <ColorRow
            key={color_name}
            value={color_name}
            name={color}
            onFill={sizes.length > 1 ? (quantity) => editor.fill(place, quantity) : undefined}
          >
            {sizes.map(({ size, quantity }, at) => {
              const conflict = conflictOf(conflicts, { color: color_name, size });
              return (
                <StockStepper
                  key={size}
                  color={color}
                  size={sizeName(size, language)}
                  quantity={quantity}
                  {...(conflict && conflict === conflicts[0] && { inputRef: firstConflict })}
                  note={
                    conflict?.now === undefined
                      ? undefined
                      : t('productForm.currentStock', { count: conflict.now })
                  }
                  onChange={(next) => editor.set(place, at, next)}
                />
              );
            })}
          </ColorRow>
        );
      })}
      {!isExplained && (
        <SaveNotice save={save}>
          {t('products.stockFailed')} {save.error && t(failureText(save.error))}
        </SaveNotice>
      )}
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'end' }}>
        <Button onClick={leave}>{t('dialog.cancel')}</Button>
        <SaveButton
          label={t('products.saveStock')}
          isSaving={save.isPending}
          inactive={!editor.isValid}
        />
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        question={t('dialog.leaveTitle')}
        text={t('dialog.leaveText')}
        confirm={t('dialog.leave')}
        cancel={t('dialog.stay')}
        onConfirm={editor.cancel}
        onCancel={() => setLeaving(false)}
      />
    </Box>
  );
}

function failureText(error: unknown) {
  const key = errorKey(error);
  return key === 'stock_moved' ? 'products.stockFollowed' : (`errors.${key}` as const);
}

type ColorRowProps = {
  value: string;
  name: string;
  /** Undefined for a colour with one size. */
  onFill: ((quantity: string) => void) | undefined;
  children: ReactNode;
};

function ColorRow({ value, name, onFill, children }: ColorRowProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="fieldset" aria-labelledby={id} sx={ROW}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'end' }}>
        <Stack direction="row" spacing={2} sx={NAME}>
          <ColorDot value={value} />
          <Typography id={id} sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Stack>
        {onFill && (
          <Box sx={{ flex: 'none', width: '9.5rem' }}>
            <FillField label={t('products.fillRow')} color={name} onFill={onFill} />
          </Box>
        )}
      </Stack>
      <Box sx={SIZES}>{children}</Box>
    </Box>
  );
}

const ROW = {
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  // Name and sizes are on one line in a row of the table.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: 5,
  rowGap: 3,
  pb: 4,
  borderBottom: 1,
  borderColor: 'divider',
};

const SIZES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.75rem, 1fr))',
  gap: 3,
};

const NAME = {
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  minHeight: 'var(--target)',
};
