import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ENTERED_SOURCES, type EnteredSource } from '@shop/contract/constants';
import { InstagramIcon, PhoneIcon, WhatsAppIcon } from '@shop/ui';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GroupLabel } from '../../../components/group-label.tsx';
import type { DraftValues } from './draft-values.ts';

const ICONS = { phone: PhoneIcon, instagram: InstagramIcon, whatsapp: WhatsAppIcon };

/** Where the order comes from. */
export function SourceField() {
  const { t } = useTranslation();
  const id = useId();
  const { control } = useFormContext<DraftValues>();
  return (
    <FormControl>
      <GroupLabel id={id}>{t('orderNew.source')}</GroupLabel>
      <Controller
        control={control}
        name="source"
        render={({ field: { value, ref, onChange, onBlur } }) => (
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-labelledby={id}
            value={value}
            onChange={(_event, chosen: EnteredSource | null) => chosen && onChange(chosen)}
            onBlur={onBlur}
            fullWidth
          >
            {ENTERED_SOURCES.map((source) => {
              const Icon = ICONS[source];
              return (
                <ToggleButton
                  key={source}
                  value={source}
                  {...(source === value && { ref })}
                  // With wide letters a name breaks rather than the page.
                  sx={{ gap: 2, px: 2, minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {/* A phone has room for the names alone. */}
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
                    <Icon size={20} />
                  </Box>
                  {t(`orders.sources.${source}`)}
                </ToggleButton>
              );
            })}
          </ToggleButtonGroup>
        )}
      />
    </FormControl>
  );
}
