import { describe, expect, test } from 'vitest';
import { memoryStorage } from '@shop/app-kit';
import { readStoredValues, settleStoredValues, storeTypedValues } from './stored-fields.ts';

const EMPTY = {
  client_name: '',
  email: '',
  number: '',
  city: '',
  street: '',
  isRemembered: false,
};
const VALUES = {
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  number: '98 765 432',
  city: 'La Marsa',
  street: '12, rue du Jasmin',
  isRemembered: false,
};

/** The storages of a tab that is open; `device` is shared by all tabs. */
function openTab(device = memoryStorage()) {
  return { device, tab: memoryStorage() };
}

describe('the values of the checkout form', () => {
  test('are empty at first, and not remembered', () => {
    expect(readStoredValues(openTab())).toEqual(EMPTY);
  });

  test('CMD-4 CMD-5 are kept in the tab until the order is accepted, with the choice to be remembered', () => {
    const storages = openTab();
    const typed = { ...VALUES, street: '', isRemembered: true };
    storeTypedValues(storages, typed, EMPTY);
    expect(readStoredValues(storages)).toEqual(typed);
    expect(readStoredValues(openTab(storages.device)), 'not on the device').toEqual(EMPTY);
    settleStoredValues(storages, { ...typed, isRemembered: false });
    expect(readStoredValues(storages)).toEqual(EMPTY);
  });

  test('P2 are remembered on the device when the shopper asks for it, until an order without', () => {
    const first = openTab();
    const remembered = { ...VALUES, isRemembered: true };
    settleStoredValues(first, remembered);
    const next = openTab(first.device);
    expect(readStoredValues(next)).toEqual(remembered);
    storeTypedValues(next, { ...remembered, city: 'Sfax' }, remembered);
    storeTypedValues(openTab(first.device), VALUES, EMPTY);
    expect(readStoredValues(openTab(first.device)), 'not sent').toEqual(remembered);
    settleStoredValues(next, VALUES);
    expect(readStoredValues(openTab(first.device))).toEqual(EMPTY);
  });

  test('P2 are removed from the device as soon as the shopper unticks the choice, and stay in the tab', () => {
    const storages = openTab();
    const remembered = { ...VALUES, isRemembered: true };
    settleStoredValues(storages, remembered);
    storeTypedValues(storages, VALUES, remembered);
    expect(readStoredValues(openTab(storages.device))).toEqual(EMPTY);
    expect(readStoredValues(storages)).toEqual(VALUES);
  });

  test.each(['', 'null', '[]', '5', '{', '{"client_name":5}'])('F3 ignore the entry %j', (text) => {
    const stored = () => memoryStorage({ 'shop:checkout': text, 'shop:customer': text });
    expect(readStoredValues({ device: stored(), tab: stored() })).toEqual(EMPTY);
    expect(readStoredValues({ device: stored(), tab: memoryStorage() })).toMatchObject({
      client_name: '',
      street: '',
    });
  });
});
