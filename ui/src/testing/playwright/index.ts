export {
  type Acts,
  choose,
  chooseByTyping,
  chooseInMenu,
  confirmation,
  type Finds,
  phone,
  rowOf,
  sipGateways,
  smppGateways,
} from './playwright.ts';
