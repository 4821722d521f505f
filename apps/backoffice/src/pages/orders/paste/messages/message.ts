/** A line that a message asks for. The colour is its French name. */
export type ExpectedLine = {
  /** The slug of the demo product; undefined when the text fits several products. */
  product: string | undefined;
  color: string | undefined;
  size: string | undefined;
  quantity: number;
};

/** An invented message of a shopper, and what a person reads in it. */
export type Message = {
  text: string;
  name?: string;
  phone?: string;
  secondPhone?: string;
  city?: string;
  street?: string;
  lines?: readonly ExpectedLine[];
};

/** A line in one expression; `?` is what the text does not contain. */
export function line(product: string, color: string, size: string, quantity = 1): ExpectedLine {
  return {
    product: expectedValue(product),
    color: expectedValue(color),
    size: expectedValue(size),
    quantity,
  };
}

function expectedValue(text: string): string | undefined {
  if (text === '?') return undefined;
  return text === 'TU' ? 'Taille unique' : text;
}
