/** The part that the sandbox calls: the package ships no types. */
declare module '@jambonz/verb-specifications' {
  const verbSpecifications: {
    /** Throws at the first instruction that the platform refuses. */
    validate: (logger: { info: (...parts: unknown[]) => void }, instructions: unknown) => void;
  };
  export default verbSpecifications;
}
