import type { Product } from '@shop/contract/schemas';

/** What a message is compared with. */
export type PasteCatalogue = {
  products: readonly Product[];
  /** The shop's name: in a copied chat its messages are not the customer's. */
  shopName?: string;
};

/** A value that was read, and the text it was read from. */
export type Reading = {
  value: string;
  from: string;
  /** Whether a person should check it: the message does not name this field. */
  isGuess: boolean;
};

/** A line of the proposal. What the message does not contain is undefined. */
export type ProposedLine = {
  /** The `product_Id`; undefined when the words fit several products. */
  product: string | undefined;
  /** The ids of the products that the words fit, at most `MAX_CANDIDATES`, the best one first. */
  candidates: readonly string[];
  /** `#RRGGBB`, a colour of the product. */
  color: string | undefined;
  /** A size of the product. */
  size: string | undefined;
  quantity: number;
  /** The names of the colours that the message can mean, the nearest one first; for another product. */
  requestedColors: readonly string[];
  /** The size as it is written, for another product. */
  requestedSize: string | undefined;
  from: string;
  /** Whether the product or the colour follows from the other words alone. */
  isGuess: boolean;
};

/** A draft of an order from a message, for a person to correct. */
export type Proposal = {
  name?: Reading;
  /** Eight digits of a Tunisian number; `+` and digits of another one. */
  phone?: Reading;
  secondPhone?: Reading;
  /** The French name of a town or governorate. */
  city?: Reading;
  street?: Reading;
  lines: ProposedLine[];
  /** The parts of the text that no field has, also when a value was read from them, without greetings. */
  unread: string[];
};

/** How many products a line offers at most. */
export const MAX_CANDIDATES = 8;
