const COUNT = 6;

/** Makes the samples of a list that loads, as many as a page of cards has. */
export function sampleItems<T>(make: (place: number) => T): T[] {
  return Array.from({ length: COUNT }, (_none, place) => make(place));
}
