import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_LENGTH } from '@shop/contract/constants';
import { plainText } from '@shop/contract/plain-text';
import type { CustomerRecord } from '@shop/contract/schemas';
import { CloseIcon } from '@shop/ui';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useChangeCustomer } from '../api/use-change-customer.ts';
import { useUndoCustomerChange } from '../api/use-undo-customer-change.ts';

/** The tags of a customer: each is removed by its button, and a field adds one. */
export function TagsSection({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { optionsFor } = useUndoCustomerChange(customer);
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useChangeCustomer(
    customer.id,
    ({ add_tag: added, remove_tag: removed }, undoable) => {
      if (added !== undefined) setText('');
      const message = added === undefined ? 'customers.tagRemoved' : 'customers.tagAdded';
      announce(t(message, { tag: added ?? removed }), optionsFor(undoable));
    },
  );

  function add(event: SubmitEvent) {
    event.preventDefault();
    const tag = plainText(text);
    if (tag !== '' && !isPending) mutate({ add_tag: tag });
  }

  return (
    <section>
      <SectionHeading level={2}>{t('customers.tags')}</SectionHeading>
      <Stack sx={{ gap: 3, pt: 3 }}>
        {customer.tags.length === 0 ? (
          <Typography color="textSecondary">{t('customers.noTags')}</Typography>
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
            {customer.tags.map((tag) => (
              <Chip
                key={tag}
                component="button"
                label={<bdi>{tag}</bdi>}
                aria-label={t('customers.removeTag', { tag })}
                onClick={() => !isPending && mutate({ remove_tag: tag })}
                onDelete={() => !isPending && mutate({ remove_tag: tag })}
                deleteIcon={
                  <span>
                    <CloseIcon size={16} />
                  </span>
                }
                sx={{ minHeight: 'var(--target)', maxWidth: '100%' }}
              />
            ))}
          </Stack>
        )}
        <Stack
          component="form"
          direction="row"
          onSubmit={add}
          sx={{ gap: 3, alignItems: 'end', maxWidth: '24rem' }}
        >
          <TextField
            label={t('customers.newTag')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            htmlInput={{ maxLength: MAX_LENGTH.tag, dir: 'auto' }}
          />
          <AriaDisabledButton
            type="submit"
            variant="outlined"
            inactive={isPending || text.trim() === ''}
          >
            {t('customers.addTag')}
          </AriaDisabledButton>
        </Stack>
        {error && (
          <Alert severity="error">
            {t('customers.changeFailed')} {t(`errors.${errorKey(error)}`)}
          </Alert>
        )}
      </Stack>
    </section>
  );
}
