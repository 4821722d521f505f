export { contrast } from './contrast.ts';
