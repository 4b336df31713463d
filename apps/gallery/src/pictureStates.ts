import type { GalleryState } from './states.data.js'

/** States that show more of a view than its first one. */
const chosen: Readonly<Record<string, string>> = {
  ConnectingWalletConnect: 'pairing-wallet',
  DataCapture: 'capture-recent',
  PayWithExchange: 'deposit',
  RegisterAccountName: 'names-register-free',
  Swap: 'swap-quoted',
  SwapPreview: 'swap-preview',
  SwapSent: 'swap-confirmed',
  WalletSend: 'send-ready',
  WalletSendConfirmed: 'send-confirmed',
  SIWXSignMessage: 'siwx-ready',
}

/** Returns the state whose picture stands for each view in the documentation, by view. */
export function pictureStates(states: { readonly [name: string]: GalleryState }): ReadonlyMap<string, string> {
  const shown = new Map<string, string>()
  for (const [name, { history }] of Object.entries(states)) {
    const view = history?.at(-1)?.name
    if (view !== undefined && !view.startsWith('Example') && !shown.has(view)) shown.set(view, chosen[view] ?? name)
  }
  return shown
}
