import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import type { Message } from '@shop/contract/schemas';
import { CheckIcon, MessagesIcon } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageLanguageField } from '../../../features/buyer-messages/message-language-field.tsx';
import { useBuyerTexts } from '../../../features/buyer-messages/use-buyer-texts.ts';
import { WriteButton } from '../../../features/buyer-messages/write-button.tsx';
import { writeLink } from '../../../features/buyer-messages/write-link.ts';
import { useReplyLanguage } from '../hooks/use-reply-language.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { emailReplyLink } from './email-reply.ts';
import type { MarkAnswered } from '../api/use-mark-answered.ts';

export type MessageReplyProps = {
  message: Message;
  /** The marking of this message, outside of the details, which change with the window's width. */
  marking: MarkAnswered;
};

/** A link that opens an e-mail reply, in a language that can be chosen, and the answered state. */
export function MessageReply({ message, marking }: MessageReplyProps) {
  const { t } = useTranslation();
  const { client, name } = useShop();
  const chosen = useReplyLanguage(message);
  const loaded = useBuyerTexts(chosen.language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3 }}>
      <MessageLanguageField chosen={chosen} />
      <WriteButton
        variant="contained"
        link={writeLink(emailReplyLink(message, name, loaded.texts), loaded)}
        label={t('queries.reply')}
        startIcon={<MessagesIcon size={20} />}
      />
      {client.features().has('message-status') && (
        <AnsweredToggle message={message} marking={marking} />
      )}
    </Box>
  );
}

/** Marks a message as answered or not. */
function AnsweredToggle({ message, marking }: MessageReplyProps) {
  const { t } = useTranslation();
  const { mark, isPending, error } = marking;
  const { answered = false } = message;
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A long message leaves no room for it.
    if (error) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <>
      <AriaDisabledButton
        variant={answered ? 'text' : 'outlined'}
        startIcon={answered ? undefined : <CheckIcon size={20} />}
        inactive={isPending}
        onClick={() => mark(!answered)}
      >
        {answered ? t('queries.markUnanswered') : t('queries.markAnswered')}
      </AriaDisabledButton>
      {error && (
        <Alert ref={alert} severity="error" sx={{ flexBasis: '100%' }}>
          {t('queries.markFailed')} {t(`errors.${errorKey(error)}`)}
        </Alert>
      )}
    </>
  );
}
