/** Error codes of the custom elements. */
export interface ElementErrorCodes {
  'element/taken': 'The element name is already registered by other code or by another version of the kit.'
}

declare module '@kit/core' {
  interface ErrorCodes extends ElementErrorCodes {}
}
