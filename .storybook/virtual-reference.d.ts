declare module 'virtual:reference' {
  const reference: import('../ui/build/reference.ts').Reference;
  export default reference;
}
