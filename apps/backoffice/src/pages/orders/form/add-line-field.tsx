import Autocomplete from '@mui/material/Autocomplete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { totalStock } from '@shop/contract/variant-stock';
import { formatMoney } from '@shop/i18n';
import { CloseIcon, ChevronDownIcon } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { useProductSearch } from './use-product-search.ts';
import { LineImage } from './line-image.tsx';

/** A search of the products, of which the chosen one becomes a line. Sold out products cannot be chosen. */
export function AddLineField({ onAdd }: { onAdd: (product: Product) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useProductSearch(text, isOpen);
  return (
    <>
      <Autocomplete<Product>
        id={id}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // The field is empty again for the next one.
        value={null}
        inputValue={text}
        onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
        onChange={(_event, product) => product && onAdd(product)}
        options={search.products}
        loading={search.isLoading}
        filterOptions={(options) => options}
        getOptionKey={({ product_Id }) => product_Id}
        getOptionLabel={({ product_name }) => product_name}
        getOptionDisabled={(product) => totalStock(product.colors) === 0}
        autoHighlight
        handleHomeEndKeys
        openText={t('orderEdit.open')}
        closeText={t('orderEdit.close')}
        clearText={t('orderEdit.clear')}
        loadingText={t('orderEdit.addLoading')}
        noOptionsText={t('orderEdit.addNothing')}
        popupIcon={<ChevronDownIcon size={20} />}
        clearIcon={<CloseIcon size={20} />}
        slotProps={{
          listbox: { sx: { maxHeight: '45vh' } },
          // The list is rendered outside the page's landmarks.
          popper: { role: 'region', 'aria-label': t('orderEdit.add'), sx: { maxWidth: '100vw' } },
        }}
        renderOption={({ key, ...option }, product) => (
          <Box component="li" key={key} {...option} sx={OPTION}>
            <ProductOption product={product} />
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <FormControl fullWidth>
            <InputLabel {...slotProps.inputLabel}>{t('orderEdit.add')}</InputLabel>
            <OutlinedInput
              {...slotProps.input}
              sx={AS_HIGH_AS_OTHER_FIELDS}
              placeholder={t('orderEdit.addHint')}
              slotProps={{ input: { ...slotProps.htmlInput, maxLength: MAX_LENGTH.search } }}
            />
          </FormControl>
        )}
      />
      {search.error && <Alert severity="error">{t('orderEdit.addFailed')}</Alert>}
    </>
  );
}

function ProductOption({ product }: { product: Product }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [image] = product.product_images;
  const stock = totalStock(product.colors);
  const stockText = stock === 0 ? t('orderEdit.soldOut') : t('orderEdit.inStock', { count: stock });
  return (
    <>
      <LineImage image={image} width={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography lang="fr" dir="auto" sx={TYPED_LINE}>
          {product.product_name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatMoney(product.discounted_price, language)} · {stockText}
        </Typography>
      </Box>
    </>
  );
}

/** Material UI gives the field of an Autocomplete a padding for chips. */
const AS_HIGH_AS_OTHER_FIELDS = {
  '&&&': { py: 0, pl: 0 },
  '&&& .MuiAutocomplete-input': { py: 2.5, px: 3 },
};
const OPTION = { display: 'flex', gap: 3, minHeight: 'var(--target)' };
