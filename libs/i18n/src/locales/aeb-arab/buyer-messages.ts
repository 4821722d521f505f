import type { CatalogueShape } from '../catalogue-shape.ts';
import type { buyerMessages as fr } from '../fr/buyer-messages.ts';

/**
 * The texts to buyers in Tunisian Darija in Arabic letters. Each value that may have Latin letters or digits is
 * isolated (U+2068, U+2069), so that its parts keep their order. The link is a line of its own: messengers would take
 * an isolate for a part of it.
 */
export const buyerMessages: CatalogueShape<typeof fr> = {
  amount: '{{amount}}\u00A0دينار',
  contactMessage: {
    greeting: 'عسلامة \u2068{{name}}\u2069.',
    greetingFrom: 'عسلامة \u2068{{name}}\u2069، معاك \u2068{{shop}}\u2069.',
    new: 'وصلتنا الطلبية متاعك رقم \u2068{{id}}\u2069 (\u2068{{total}}\u2069، الخلاص كي توصلك). تنجم تأكدهالنا، عيشك؟',
    newWithLink:
      'وصلتنا الطلبية متاعك رقم \u2068{{id}}\u2069 (\u2068{{total}}\u2069، الخلاص كي توصلك). كان تحب تأكدها ولا تبدل فيها حاجة، انزل على الرابط هذا، يخدم 7\u00A0أيام:\n{{link}}',
    confirmed:
      'الطلبية متاعك رقم \u2068{{id}}\u2069 تأكدت، وقاعدين نحضرو في الكولي (\u2068{{total}}\u2069، الخلاص كي توصلك).',
    shipped:
      'الطلبية متاعك رقم \u2068{{id}}\u2069 في الثنية: حضّر \u2068{{total}}\u2069 باش تخلص كي توصلك، عيشك.',
    other: 'نكتبولك بخصوص الطلبية متاعك رقم \u2068{{id}}\u2069.',
  },
  emailReply: {
    aboutOrder: 'الطلبية متاعك رقم \u2068{{id}}\u2069',
    aboutQuestion: 'السؤال متاعك',
    greeting: 'عسلامة \u2068{{name}}\u2069،',
    youWrote: 'كتبتلنا:',
  },
};
