/** The version of this package, sent to the frame. Written by `npm run versions`. */
export const embeddedVersion: string = '0.0.0'
