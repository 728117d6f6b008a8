/** The text of `components.css`, built by `ui/build/components-css.ts`. */
declare module 'virtual:components-css' {
  const css: string;
  export default css;
}
