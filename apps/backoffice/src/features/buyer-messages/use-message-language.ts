import type { CreateOptions } from '@shop/api-client';
import type { MessageLanguage } from '@shop/contract/constants';
import type { SavedCustomerRecord } from '@shop/contract/schemas';
import { formatPhone } from '@shop/i18n';
import { MESSAGE_LANGUAGE_NAMES } from '@shop/i18n/message-language-names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../lib/error-key.ts';
import { CALLS, CUSTOMERS, MESSAGES, ORDERS } from '../../lib/query-keys.ts';
import { useShop } from '../../lib/shop-context.ts';
import { useChoice, useChoiceKey, type Buyer, type Choice } from './use-language-of-buyer.ts';

type Action = { text: string; onClick: () => void };
type SendUndo = (change: string, options: CreateOptions) => Promise<unknown>;

/** Shows the result of a save, as the page does. */
export type SaveNotices = {
  announce: (
    text: string,
    options?: { severity?: 'error'; action?: Action; undo?: () => void },
  ) => void;
  /** Those of the message about a change that can be undone (feature `undo`); `optionsFor` of `useUndoEdit`. */
  optionsFor: (
    edited: { name: string; send: SendUndo },
    change: string | undefined,
  ) => { undo: () => void } | undefined;
};

/** The language of the messages to a buyer. */
export type ChosenLanguage = {
  language: MessageLanguage;
  /** Whether the choice is not in the customer's record, because it could not be saved. */
  isUnsaved: boolean;
  choose: (language: MessageLanguage) => void;
};

/**
 * The language of the messages to a buyer, and its choice, which applies at once to every message to this number and
 * is saved in the customer's record (feature `customers`). When it cannot be saved, it still applies on this device,
 * and an error offers to save it again. Without customers' records it applies to this order only, until the page is
 * closed.
 * @param options.notices show whether the choice was saved, with Undo
 * @param options.findCustomer returns the id of the customer's record
 */
export function useMessageLanguage(
  buyer: Buyer,
  { notices, findCustomer }: { notices: SaveNotices; findCustomer: () => Promise<string> },
): ChosenLanguage {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const { announce, optionsFor } = notices;
  const { key, isSaved } = useChoiceKey(buyer);
  const setChoice = (language: MessageLanguage, isUnsaved: boolean) =>
    queryClient.setQueryData<Choice>(key, { language, before: buyer.stored, isUnsaved });
  /** Whether another language was chosen meanwhile, whose own save is to be reported. */
  const isSuperseded = (language: MessageLanguage) => {
    const choice = queryClient.getQueryData<Choice | null>(key);
    return Boolean(choice) && choice?.language !== language;
  };
  const save = useMutation({
    mutationFn: async (language: MessageLanguage) =>
      client.customers.update(await findCustomer(), { message_language: language }),
    // Two choices are saved in their order.
    scope: { id: key.join(' ') },
    async onSuccess(customer, language) {
      if (isSuperseded(language)) return;
      announce(
        t('orders.messageLanguageSaved', { name: MESSAGE_LANGUAGE_NAMES[language] }),
        customer ? optionsFor(editedCustomer(customer), customer.change_id) : undefined,
      );
      // A taken call is read again; the next one of the queue is not.
      const read = [[ORDERS], [MESSAGES], [CUSTOMERS], [CALLS, 'one']];
      await Promise.all(read.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      // The record has it now; before, what is not read again yet would be in the former language.
      if (!isSuperseded(language)) queryClient.setQueryData(key, null);
    },
    onError(error, language) {
      if (isSuperseded(language)) return;
      setChoice(language, true);
      announce(`${t('orders.messageLanguageFailed')} ${t(`errors.${errorKey(error)}`)}`, {
        severity: 'error',
        action: { text: t('retry'), onClick: () => choose(language) },
      });
    },
  });

  function editedCustomer({ id, name }: SavedCustomerRecord) {
    return {
      name: name || formatPhone(buyer.number),
      send: (change: string, options: CreateOptions) => client.customers.undo(id, change, options),
    };
  }

  function choose(language: MessageLanguage) {
    setChoice(language, false);
    if (isSaved) save.mutate(language);
  }

  return { ...useChoice(buyer), choose };
}
