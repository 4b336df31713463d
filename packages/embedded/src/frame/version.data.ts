/** The version of this package, which the frame is told. `npm run versions` writes it. */
export const embeddedVersion: string = '0.0.0'
