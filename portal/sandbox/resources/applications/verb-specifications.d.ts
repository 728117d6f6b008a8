/** Types of the function that the sandbox calls: the package ships none. */
declare module '@jambonz/verb-specifications' {
  const verbSpecifications: {
    /** Throws at the first instruction that the platform would refuse. */
    validate: (logger: { info: (...parts: unknown[]) => void }, instructions: unknown) => void;
  };
  export default verbSpecifications;
}
