import type { Illustration } from './walletIllustrations.data.js'

/** Drawings for the help with networks, loaded with it. */
export const networkIllustrations: Readonly<Record<'record' | 'different', Illustration>> = {
  record: {
    tint: 'M26 10h12a3 3 0 013 3v12a3 3 0 01-3 3H26a3 3 0 01-3-3V13a3 3 0 013-3z',
    line: 'M26 10h12a3 3 0 013 3v12a3 3 0 01-3 3H26a3 3 0 01-3-3V13a3 3 0 013-3zM10 38h10a3 3 0 013 3v10a3 3 0 01-3 3H10a3 3 0 01-3-3V41a3 3 0 013-3zM44 38h10a3 3 0 013 3v10a3 3 0 01-3 3H44a3 3 0 01-3-3V41a3 3 0 013-3zM26 28L17 38M38 28l9 10M23 46h18M28 16h8M28 22h5',
  },
  different: {
    tint: 'M20 34a12 12 0 110-24 12 12 0 010 24z',
    line: 'M20 34a12 12 0 100-24 12 12 0 000 24zM20 16v6l4 3M46 26a7 7 0 100-14 7 7 0 000 14zM46 16.500v3l1.500 1.500M8 45h30M44 45h4M8 54h14M28 54h28M46 30v6M46 30l-3 3M46 30l3 3',
  },
}
