/** Members of a brand that a deployment may leave out. */
export const brandDefaults = { grey: 'accent', radius: 6, font: 'instrument-sans' };
