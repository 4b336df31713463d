/** The version of this package, by which two copies of it in one page know each other. `npm run versions` writes it. */
export const version: string = '0.0.0'
