export {
  choose,
  chooseByTyping,
  chooseInMenu,
  confirm,
  type Finds,
  phone,
  rowOf,
  sipGateways,
  smppGateways,
  type User,
} from './testing-library.ts';
