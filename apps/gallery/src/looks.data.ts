/** A view that has pictures of how it looked before, and the state that shows it. */
export type LookRow = { readonly view: string; readonly state: string }

/** The looks in which each view is shown. */
export const looks = [
  { name: 'light', query: 'theme=light&locale=en', width: 800, height: 700 },
  { name: 'dark', query: 'theme=dark&locale=en', width: 800, height: 700 },
  { name: 'phone', query: 'theme=light&locale=en', width: 390, height: 844 },
  { name: 'arabic', query: 'theme=light&locale=ar', width: 440, height: 700 },
] as const

/** Size of the pictures and of the live views beside them, relative to the window. */
export const lookScale = 0.7

/** The views to compare. A state that starts with `frame:` is one of the embedded wallet's frame. */
export const lookRows: readonly LookRow[] = [
  { view: 'Connect, with email and social login', state: 'embedded-connect' },
  { view: 'Connect, no wallet installed', state: 'embedded-connect-no-wallet' },
  { view: 'Pairing', state: 'pairing-wallet' },
  { view: 'All wallets', state: 'all-wallets' },
  { view: 'Account', state: 'tokens' },
  { view: 'Token', state: 'token-held' },
  { view: 'NFT', state: 'nft-one' },
  { view: 'Activity', state: 'activity' },
  { view: 'Transaction', state: 'activity-detail' },
  { view: 'Settings', state: 'embedded-settings' },
  { view: 'Your wallets', state: 'wallets' },
  { view: 'Send, review', state: 'send-review' },
  { view: 'Send, result', state: 'send-confirmed' },
  { view: 'Swap', state: 'swap-quoted' },
  { view: 'Pay', state: 'pay' },
  { view: 'Data capture', state: 'capture-optional' },
  { view: 'Code from the email', state: 'embedded-code' },
  { view: 'Sessions', state: 'sessions-list' },
  { view: 'Toast', state: 'toast-success' },
  { view: 'Recovery', state: 'frame:recovery' },
  { view: 'Approval', state: 'frame:approve-send' },
]

export const lookQuery = (state: string, query: string): string =>
  `?${state.startsWith('frame:') ? `frame=${state.slice(6)}` : `state=${state}`}&${query}`
