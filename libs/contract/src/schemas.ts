export * from './entities/account.ts';
export * from './entities/auth.ts';
export * from './entities/error-body.ts';
export * from './entities/order.ts';
export type { Image } from './entities/image.ts';
export * from './entities/product.ts';
export * from './entities/message.ts';
export * from './entities/site-image.ts';
export * from './entities/stats.ts';
