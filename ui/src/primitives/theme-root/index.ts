export { ThemeRoot, type ThemeRootProps } from './theme-root.tsx';
