const tile = (from: string, to: string, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="64" height="64" rx="16" fill="url(#g)"/>${drawing}</svg>`,
  )}`

/** Original icons of the test wallets, which resemble no brand. */
export const walletPictures = {
  /** A lantern. */
  first: tile(
    '#4f6bff',
    '#2438c9',
    '<path d="M24 24a8 8 0 0 1 16 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><rect x="19" y="24" width="26" height="24" rx="8" fill="#fff"/><path d="M32 30c4 4 5 6 5 8.500a5 5 0 0 1-10 0c0-2.500 1-4.500 5-8.500z" fill="#ffb020"/>',
  ),
  /** A sail. */
  second: tile(
    '#18b98f',
    '#0a6f63',
    '<path d="M33 12v32H15c2-14 9-25 18-32z" fill="#fff"/><path d="M37 20c6 6 10 14 11 24H37z" fill="#c8f5e6"/><path d="M14 49h36" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  ),
  /** A sun behind a hill. */
  solana: tile(
    '#9b5cff',
    '#4f1fb8',
    '<circle cx="32" cy="28" r="11" fill="#ffd35c"/><path d="M10 48c8-14 16-14 24-4 6-8 13-8 20 4z" fill="#fff"/>',
  ),
  /** Dots in a ring. */
  polkadot: tile(
    '#ff4f9a',
    '#b3125f',
    '<g fill="#fff"><circle cx="32" cy="16" r="6"/><circle cx="46" cy="24" r="6" opacity=".85"/><circle cx="46" cy="40" r="6" opacity=".7"/><circle cx="32" cy="48" r="6" opacity=".55"/><circle cx="18" cy="40" r="6" opacity=".4"/><circle cx="18" cy="24" r="6" opacity=".3"/></g>',
  ),
  /** A chest. */
  bitcoin: tile(
    '#ffab2e',
    '#d26a00',
    '<path d="M14 30a12 12 0 0 1 12-12h12a12 12 0 0 1 12 12z" fill="#fff"/><rect x="14" y="33" width="36" height="15" rx="4" fill="#fff"/><circle cx="32" cy="37" r="5" fill="#d26a00"/>',
  ),
} as const

/** The Polkadot test wallet as an app configures it. */
export const polkadotTestWallet = {
  id: 'test.kit.polkadot',
  name: 'Polkadot Test Wallet',
  chains: [],
  imageUrl: walletPictures.polkadot,
}
