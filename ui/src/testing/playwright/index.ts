export {
  type Acts,
  choose,
  chooseByTyping,
  confirmation,
  type Finds,
  rowOf,
  sipGateways,
} from './playwright.ts';
