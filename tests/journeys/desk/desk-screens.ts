import { dashboardStates } from './dashboard-states.ts';
import type { DeskState } from './desk-state.ts';
import { guardStates } from './guard-states.ts';
import { imageStates } from './image-states.ts';
import { loginStates } from './login-states.ts';
import { orderStates } from './order-states.ts';
import { productStates } from './product-states.ts';
import { queryStates } from './query-states.ts';

/** Every screen of the back office with every state it has. */
export const DESK_SCREENS: Readonly<Record<string, readonly DeskState[]>> = {
  login: loginStates,
  guard: guardStates,
  dashboard: dashboardStates,
  products: productStates,
  commands: orderStates,
  contacts: queryStates,
  images: imageStates,
};
