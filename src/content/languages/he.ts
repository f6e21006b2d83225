export { messages } from './de.ts';
