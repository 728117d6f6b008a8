export {
  choose,
  chooseByTyping,
  confirm,
  type Finds,
  rowOf,
  sipGateways,
  type User,
} from './testing-library.ts';
