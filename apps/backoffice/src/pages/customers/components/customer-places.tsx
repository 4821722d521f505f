import { Fragment } from 'react';

/** The places of a customer, in a row. Each one has its own direction: an Arabic name does not reverse the others. */
export function CustomerPlaces({ places }: { places: readonly string[] }) {
  return places.map((place, index) => (
    <Fragment key={place}>
      {index > 0 && ', '}
      <bdi>{place}</bdi>
    </Fragment>
  ));
}
