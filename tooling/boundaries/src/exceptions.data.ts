import type { Exceptions } from './Exceptions.js'

/** This list may only shrink. */
export const exceptions: Exceptions = {
  repeatedNames: ['Eip155Options', 'checkOptions', 'config', 'eip155', 'getBalance', 'modal', 'useKit'],
}
