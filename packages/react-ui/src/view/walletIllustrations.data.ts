/** A drawing on a 64-unit grid: an area filled with a light tint of the accent color, and lines above it. */
export type Illustration = { readonly tint: string; readonly line: string }

/** Drawings for the help with wallets. */
export const walletIllustrations: Readonly<Record<'home' | 'login' | 'yours', Illustration>> = {
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
}
