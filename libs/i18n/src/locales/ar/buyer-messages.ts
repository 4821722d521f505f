import type { CatalogueShape } from '../catalogue-shape.ts';
import type { buyerMessages as fr } from '../fr/buyer-messages.ts';

/**
 * The texts to buyers in Modern Standard Arabic. They address the buyer in the polite plural. Each value that may
 * have Latin letters or digits is isolated (U+2068, U+2069), so that its parts keep their order. The link is a line
 * of its own: messengers would take an isolate for a part of it.
 */
export const buyerMessages: CatalogueShape<typeof fr> = {
  amount: '{{amount}}\u00A0د.ت',
  contactMessage: {
    greeting: 'مرحبًا \u2068{{name}}\u2069.',
    greetingFrom: 'مرحبًا \u2068{{name}}\u2069، معكم \u2068{{shop}}\u2069.',
    new: 'وصلنا طلبكم رقم \u2068{{id}}\u2069 بقيمة \u2068{{total}}\u2069، والدفع عند الاستلام. هل يمكنكم تأكيده من فضلكم؟',
    newWithLink:
      'وصلنا طلبكم رقم \u2068{{id}}\u2069 بقيمة \u2068{{total}}\u2069، والدفع عند الاستلام. لتأكيده أو تعديله، اضغطوا على هذا الرابط الصالح لمدة 7\u00A0أيام:\n{{link}}',
    confirmed:
      'تم تأكيد طلبكم رقم \u2068{{id}}\u2069، ونحن نجهّز طردكم الآن. المبلغ \u2068{{total}}\u2069، والدفع عند الاستلام.',
    shipped:
      'طلبكم رقم \u2068{{id}}\u2069 في الطريق إليكم. يُرجى تجهيز مبلغ \u2068{{total}}\u2069 لدفعه عند الاستلام.',
    other: 'نتواصل معكم بخصوص طلبكم رقم \u2068{{id}}\u2069.',
  },
  emailReply: {
    aboutOrder: 'طلبكم رقم \u2068{{id}}\u2069',
    aboutQuestion: 'سؤالكم',
    greeting: 'مرحبًا \u2068{{name}}\u2069،',
    youWrote: 'كتبتم لنا:',
  },
};
