import type { Message } from '@shop/contract/schemas';
import { sampleItems } from '../../../lib/sample-items.ts';

/** The contents of the placeholders of messages. */
export const SAMPLE_MESSAGES: readonly Message[] = sampleItems((place) => ({
  id: `0${place}`,
  client_name: 'Yasmine Ben Salah',
  email: 'yasmine@example.com',
  query_type: 'information',
  message:
    'Bonjour, je souhaite savoir si cette robe sera de nouveau disponible en taille M avant la fin du mois, ' +
    'et si la livraison à La Marsa est possible le samedi matin. Merci beaucoup pour votre réponse.',
  created_at: '2000-12-20T10:00:00.000Z',
  command: null,
  command_id: null,
  answered: false,
}));
