/** What the owner sets about orders (docs/configuration.md). Without a value, a rule is off. */
export type OrderSettings = {
  /** Pieces of one variant in an order. */
  maxLinePieces: number | undefined;
  maxOrderPieces: number | undefined;
  /** Unconfirmed orders of one phone number, and their pieces. */
  maxOpenOrders: number | undefined;
  maxOpenPieces: number | undefined;
  /** After this time an order that nobody confirmed is cancelled. */
  unconfirmedHours: number | undefined;
  /** An order whose form was filled faster is put in quarantine. */
  minFillSeconds: number | undefined;
  /**
   * Feature `confirmation`: the number of calls that nobody answered, and of days after the first one, which cancel
   * an order.
   */
  maxNoAnswers: number | undefined;
  maxCallDays: number | undefined;
};

/** No limits, as before they existed. */
export const NO_ORDER_SETTINGS: OrderSettings = {
  maxLinePieces: undefined,
  maxOrderPieces: undefined,
  maxOpenOrders: undefined,
  maxOpenPieces: undefined,
  unconfirmedHours: undefined,
  minFillSeconds: undefined,
  maxNoAnswers: undefined,
  maxCallDays: undefined,
};
