import { cartStates } from './cart-states.ts';
import { checkoutStates } from './checkout-states.ts';
import { contactStates } from './contact-states.ts';
import { homeStates } from './home-states.ts';
import { productStates } from './product-states.ts';
import { searchStates } from './search-states.ts';
import type { State } from './shop-state.ts';
import { shopStates } from './shop-states.ts';

/** Every page of the storefront in every state it has, and how to bring it there. */
export const STATES: readonly State[] = [
  ...homeStates,
  ...searchStates,
  { name: 'about', path: '/about' },
  { name: 'not found', path: '/nowhere' },
  ...shopStates,
  ...productStates,
  ...cartStates,
  ...checkoutStates,
  ...contactStates,
];
