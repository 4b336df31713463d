/** Version of this package, so two copies in one page can recognize each other. Written by `npm run versions`. */
export const version: string = '0.0.0'
