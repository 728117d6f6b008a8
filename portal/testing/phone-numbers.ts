/** A number of Berlin of its own for each unique name, and as people write it. */
const lineOf = (name: string) => String(10_000_000 + (Number.parseInt(name.slice(-8), 16) % 9e7));
export const digitsOf = (name: string) => `4930${lineOf(name)}`;
export const numberOf = (name: string) => `+49 30 ${lineOf(name)}`;
