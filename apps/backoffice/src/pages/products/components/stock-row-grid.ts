/** The row of a colour: its name, one quantity for all sizes, and a cell for each size. */
export function rowGrid(columnCount: number) {
  return {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'repeat(auto-fill, minmax(4rem, 1fr))',
      md: `minmax(10rem, 16rem) 5.5rem repeat(${columnCount}, minmax(3.5rem, 6rem))`,
    },
    columnGap: 2,
    rowGap: 3,
    alignItems: 'start',
  };
}
