/** A drawing on a 64-unit grid: an area filled with a light tint of the accent color, and lines above it. */
export type Illustration = { readonly tint: string; readonly line: string }

/** Name of a drawing. */
export type IllustrationName = 'home' | 'login' | 'yours' | 'record' | 'different'

/** Drawings made for the kit. */
export const illustrations: { readonly [Name in IllustrationName]: Illustration } = {
  home: {
    tint: 'M12 22h36a6 6 0 016 6v20a6 6 0 01-6 6H16a8 8 0 01-8-8V22z',
    line: 'M8 20v26a8 8 0 008 8h32a6 6 0 006-6V28a6 6 0 00-6-6H14a6 6 0 01-6-6 6 6 0 016-6h26a4 4 0 014 4v8M54 33H44a5 5 0 000 10h10M44.5 38h.02M52 15a5 5 0 100-10 5 5 0 000 10z',
  },
  login: {
    tint: 'M15 24h34a7 7 0 017 7v15a7 7 0 01-7 7H15a7 7 0 01-7-7V24z',
    line: 'M15 10h34a7 7 0 017 7v29a7 7 0 01-7 7H15a7 7 0 01-7-7V17a7 7 0 017-7zM8 22h48M15 16h.02M21 16h.02M23 43a6 6 0 100-12 6 6 0 000 12zM29 37h18M47 37v6M40 37v4',
  },
  yours: {
    tint: 'M32 8l20 7v17c0 11-7 19-20 24z',
    line: 'M32 8l20 7v17c0 11-7 19-20 24-13-5-20-13-20-24V15l20-7zM32 34a5 5 0 100-10 5 5 0 000 10zM32 34v9',
  },
  record: {
    tint: 'M26 10h12a3 3 0 013 3v12a3 3 0 01-3 3H26a3 3 0 01-3-3V13a3 3 0 013-3z',
    line: 'M26 10h12a3 3 0 013 3v12a3 3 0 01-3 3H26a3 3 0 01-3-3V13a3 3 0 013-3zM10 38h10a3 3 0 013 3v10a3 3 0 01-3 3H10a3 3 0 01-3-3V41a3 3 0 013-3zM44 38h10a3 3 0 013 3v10a3 3 0 01-3 3H44a3 3 0 01-3-3V41a3 3 0 013-3zM26 28L17 38M38 28l9 10M23 46h18M28 16h8M28 22h5',
  },
  different: {
    tint: 'M20 34a12 12 0 110-24 12 12 0 010 24z',
    line: 'M20 34a12 12 0 100-24 12 12 0 000 24zM20 16v6l4 3M46 26a7 7 0 100-14 7 7 0 000 14zM46 16.500v3l1.500 1.500M8 45h30M44 45h4M8 54h14M28 54h28M46 30v6M46 30l-3 3M46 30l3 3',
  },
}
