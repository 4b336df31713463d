import type { Exceptions } from './Exceptions.js'

/** These lists may only shrink. */
export const exceptions: Exceptions = {
  folderCircles: {},
  longFunctions: [],
  repeatedNames: ['Eip155Options', 'checkOptions', 'config', 'eip155', 'getBalance', 'modal', 'useKit'],
}
