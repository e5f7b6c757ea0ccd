export { lazyScreen } from '../platform/lazy/lazy-screen.ts';
