import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Message } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import { CheckIcon, MessagesIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageLanguageField } from '../../../features/language/message-language-field.tsx';
import { useFixedT } from '../../../features/language/use-fixed-t.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { emailReplyLink } from './email-reply.ts';
import { useMarkAnswered } from '../api/use-mark-answered.ts';

/** A link that opens an e-mail reply, in French or English, and the answered state. */
export function MessageReply({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { client, name } = useShop();
  const [language, setLanguage] = useState<Language>('fr');
  const texts = useFixedT(language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
      <MessageLanguageField value={language} onChange={setLanguage} />
      <Button
        variant="contained"
        href={emailReplyLink(message, name, texts)}
        startIcon={<MessagesIcon size={20} />}
      >
        {t('queries.reply')}
      </Button>
      {client.features().has('message-status') && <AnsweredToggle message={message} />}
    </Box>
  );
}

/** Marks a message as answered or not. */
function AnsweredToggle({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMarkAnswered(message.id);
  const { answered = false } = message;
  return (
    <>
      <AriaDisabledButton
        variant={answered ? 'text' : 'outlined'}
        startIcon={answered ? undefined : <CheckIcon size={20} />}
        inactive={isPending}
        onClick={() => mutate(!answered)}
      >
        {answered ? t('queries.markUnanswered') : t('queries.markAnswered')}
      </AriaDisabledButton>
      {error && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {t('queries.markFailed')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}
