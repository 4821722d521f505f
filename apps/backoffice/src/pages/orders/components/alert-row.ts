/** The place of an alert about the status of an order: below its buttons, which stay where they are. */
export const ALERT_ROW = { order: 1, flexBasis: '100%' };
