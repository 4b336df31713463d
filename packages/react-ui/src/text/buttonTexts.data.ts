/** Texts of the buttons in English. The buttons render before any catalogue is loaded. */
export const buttonTexts = {
  connect: 'Connect Wallet',
  connecting: 'Connecting',
  network: 'Choose network',
  unsupported: 'Unsupported network',
  notLoaded: 'Not loaded. Try again',
} as const

/** Texts of the buttons in a language. */
export type ButtonTexts = { readonly [Key in keyof typeof buttonTexts]: string }
