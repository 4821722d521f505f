import { expect, test } from 'vitest';
import { originState, stateField } from './navigation-state.ts';

test('NAV-4 links pass the first segment of the current path under data', () => {
  expect(originState('/product/robejasmin')).toEqual({ data: 'product' });
  expect(originState('/')).toEqual({ data: '' });
});

test.each([null, undefined, 7, 'text', [], { other: 1 }])(
  'F5 the invalid navigation state %j has no field',
  (state) => {
    expect(stateField(state, 'product')).toBeUndefined();
  },
);
