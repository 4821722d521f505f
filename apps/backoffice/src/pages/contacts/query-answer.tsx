import Button from '@mui/material/Button';
import type { Query } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import { CheckIcon, MessagesIcon } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { LetterLanguage } from '../../features/language/letter-language.tsx';
import { useTextsIn } from '../../features/language/use-texts-in.ts';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { answerLink } from './answer-letter.ts';
import { useMarkAnswered } from './use-mark-answered.ts';
import styles from './query-answer.module.css';

/** Answers by e-mail with the letter begun, in French or by choice in English, and keeps that it was answered. */
export function QueryAnswer({ query }: { query: Query }) {
  const { t } = useTranslation();
  const { client, name } = useShop();
  const [language, setLanguage] = useState<Language>('fr');
  const texts = useTextsIn(language);
  return (
    <div className={styles.answer}>
      <Button
        variant="outlined"
        href={answerLink(query, name, texts)}
        startIcon={<MessagesIcon size={20} />}
      >
        {t('queries.reply')}
      </Button>
      <LetterLanguage value={language} onChange={setLanguage} />
      {client.features().has('query-status') && <AnsweredMark query={query} />}
    </div>
  );
}

/** Marks a message as answered, and takes that back. */
function AnsweredMark({ query }: { query: Query }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMarkAnswered(query.id);
  const { answered = false } = query;
  return (
    <>
      <SteadyButton
        variant={answered ? 'text' : 'contained'}
        startIcon={answered ? undefined : <CheckIcon size={20} />}
        inactive={isPending}
        onClick={() => mutate(!answered)}
      >
        {answered ? t('queries.markUnanswered') : t('queries.markAnswered')}
      </SteadyButton>
      {error && (
        <div className={styles.failure}>
          <Message tone="problem">
            {t('queries.notMarked')} {t(`errors.${failureKey(error)}`)}
          </Message>
        </div>
      )}
    </>
  );
}
