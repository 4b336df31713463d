/** Icons of the buttons, which load before the others. */
export const walletOutline =
  'M17.5 8V6.5a2 2 0 00-2-2H6A2.5 2.5 0 003.5 7v9.5A2.5 2.5 0 006 19h12.5a2 2 0 002-2v-7a2 2 0 00-2-2H6.2A2.5 2.5 0 013.6 6.5M16.5 13.5v.01'
/** A down arrow, for buttons that open a choice. */
export const downOutline = 'M6.5 9.5L12 15l5.5-5.5'
