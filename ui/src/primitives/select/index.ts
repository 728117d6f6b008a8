export { optionStyles, popupStyles } from './popup-styles.ts';
export {
  preloadSelect,
  Select,
  type SelectGroup,
  type SelectOption,
  type SelectOptions,
  type SelectProps,
} from './select.tsx';
