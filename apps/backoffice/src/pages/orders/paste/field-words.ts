/** Words before a name. */
export const NAME_LABELS = `
nom|nom et prenom|nom prenom|prenom et nom|nom complet|je m appelle|m appelle|moi c est|au nom de|contact|client|
name|last name|family name|my name is|full name|i am called|this is|deliver to|it s for|
ismi|esmi|esm|ism|smi|smiti|ism w la9ab|3ala esm|b esm|ana esmi|
اسمي|إسمي|الاسم|الإسم|اسم|الاسم واللقب|الاسم و اللقب|باسم|على اسم
`;

/** Words before a name that other words follow as well: a name only when it can be one. */
export const WEAK_NAME_LABELS = `
je suis|mme|mlle|madame|mademoiselle|monsieur|mr|mrs|ms|mlle|pour|chez|ana|i am|i m|أنا|انا|مدام|السيدة|السيد
`;

/** Words before a first name in forms with a separate field for the family name. */
export const ONLY_FIRST_NAME = 'prenom|first name';

/** Words before a phone number. */
export const PHONE_LABELS = `
tel|telephone|tlf|tlph|phone|phone number|mobile|portable|gsm|num|numero|numéro|mon num|mon numero|mon numéro|appelez moi|appelez moi sur|call me|call me on|my number|whatsapp|
noumrou|nomrou|noumrouya|nemrou|nimrou|noumrou mte3i|tilifoun|telifoun|
هاتف|الهاتف|رقم|رقمي|رقم الهاتف|رقم تليفوني|تليفون|تليفوني|نمروي|نومروي|نومرو|نمرة|نمرتي|تلفون
`;

/** Words before a whole address. */
export const ADDRESS_LABELS = `
adresse|adress|address|adr|mon adresse|livraison a|adresse de livraison|
3inwan|3onwan|3onwen|3inwen|3enwen|3inweni|3inwani|3inwanek|
عنوان|العنوان|عنواني
`;

/** Words before a town. */
export const TOWN_LABELS = `
ville|city|town|region|gouvernorat|blasa|blassa|livraison|delivery|deliver|j habite|habite|i live in|noskon|noskon fi|skona|nskon|
المدينة|مدينة|الولاية|ولاية|نسكن|نسكن في|ساكن|ساكنة|توصيل|التوصيل
`;

/** Words that begin a street. */
export const STREET_WORDS = `
rue|avenue|av|ave|bd|bld|blvd|boulevard|impasse|passage|cite|cité|hay|7ay|hayy|residence|résidence|res|immeuble|imm|appartement|appart|appt|apt|bloc|
route|rte|lotissement|villa|etage|étage|escalier|porte|hotel|hôtel|quartier|zone|km|pres de|près de|a cote de|à côté de|derriere|en face|en face de|au dessus de|
nahj|nahej|nhj|chera3|chara3|7ouma|7oumet|houmet|b7dha|bahdha|9rib|9rib men|
نهج|شارع|حي|عمارة|شقة|طريق|حومة|اقامة|إقامة|زنقة|قرب|قريب من|بحذا|بجنب|طابق
`;

/** Words that end a street in English. */
export const STREET_ENDINGS = 'street|st|road|rd|avenue';
