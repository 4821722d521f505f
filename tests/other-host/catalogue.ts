/** A product as this host keeps it: numbers for ids and money, pictures by relative path. */
export type OtherProduct = {
  product_Id: number;
  product_name: string;
  description: string;
  price: number;
  promo_percentage: number;
  discounted_price: number;
  badge: string;
  gender: string;
  season: string;
  is_popular: boolean;
  product_images: string[];
  colors: { color_name: string; sizes: { size: string; quantity: number }[] }[];
};

function product(
  id: number,
  name: string,
  gender: string,
  price: number,
  change: Partial<OtherProduct> = {},
): OtherProduct {
  return {
    product_Id: id,
    product_name: name,
    description: 'Coton peigné, coupe droite.',
    price,
    promo_percentage: 0,
    discounted_price: price,
    badge: 'No Badge',
    gender,
    season: 'New Arrivals',
    is_popular: false,
    product_images: ['media/one.webp', '/media/two.webp'],
    colors: [
      {
        color_name: '#17457F',
        sizes: [
          { size: 'S', quantity: 3 },
          { size: 'M', quantity: 0 },
        ],
      },
      { color_name: '#FFFFFF', sizes: [{ size: 'M', quantity: 5 }] },
    ],
    ...change,
  };
}

/** Eight products over the three genders, one of them on promotion and one popular. */
export function otherCatalogue(): OtherProduct[] {
  return [
    product(1, 'Chemise Écume', 'Men', 89.5, { is_popular: true }),
    product(2, 'Pantalon Carthage', 'Men', 120, { season: 'Previous Collections' }),
    product(3, 'Robe Jasmin', 'Women', 150, {
      promo_percentage: 20,
      discounted_price: 120,
      badge: 'Promo',
    }),
    product(4, 'Jupe Médina', 'Women', 99),
    product(5, 'Écharpe Fine', 'Accessoire', 45),
    product(6, 'Ceinture Tressée', 'Accessoire', 39.9),
    product(7, 'Chèche Bleu', 'Accessoire', 29),
    product(8, 'Sac Couffin', 'Accessoire', 75, { is_popular: true }),
  ];
}
