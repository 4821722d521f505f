import FormControl from '@mui/material/FormControl';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SPLIT_SHIPPINGS, type SplitShipping } from '@shop/contract/constants';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupLabel } from '../../../components/group-label.tsx';

export type SplitShippingFieldProps = {
  value: SplitShipping;
  onChange: (value: SplitShipping) => void;
};

/** Whether the shipping is collected once, or for both orders. */
export function SplitShippingField({ value, onChange }: SplitShippingFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormControl>
      <GroupLabel id={id}>{t('orderSplit.shipping')}</GroupLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen: SplitShipping | null) => chosen && onChange(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {SPLIT_SHIPPINGS.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`orderSplit.shippings.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
