/** The codes of errors of the elements. */
export interface ElementErrorCodes {
  'element/taken': 'The name of an element belongs to something else in this page, or to another version of the kit.'
}

declare module '@kit/core' {
  interface ErrorCodes extends ElementErrorCodes {}
}
