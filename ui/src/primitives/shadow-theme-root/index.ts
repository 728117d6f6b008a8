export { ShadowThemeRoot, type ShadowThemeRootProps } from './shadow-theme-root.tsx';
