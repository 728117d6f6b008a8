export {
  type Acts,
  choose,
  chooseByTyping,
  chooseInMenu,
  confirmation,
  type Finds,
  rowOf,
  sipGateways,
  smppGateways,
} from './playwright.ts';
