export {
  choose,
  chooseByTyping,
  chooseInMenu,
  confirm,
  type Finds,
  rowOf,
  sipGateways,
  smppGateways,
  type User,
} from './testing-library.ts';
