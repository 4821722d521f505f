export * from './entities/account.ts';
export * from './entities/failure.ts';
export * from './entities/order.ts';
export type { Picture } from './entities/picture.ts';
export * from './entities/product.ts';
export * from './entities/query.ts';
export * from './entities/site-image.ts';
export * from './entities/stats.ts';
