import type { TestProvider, WalletInfo } from './TestWallet.js'

/**
 * Announces a provider by EIP-6963: once now, and again whenever the page dispatches `eip6963:requestProvider`. Returns a function that
 * stops it.
 *
 * @example const stop = announceWallet(window, { info, provider })
 */
export const announceWallet = (
  page: EventTarget,
  wallet: { readonly info: WalletInfo; readonly provider: TestProvider },
): (() => void) => {
  const detail = Object.freeze({ info: wallet.info, provider: wallet.provider })
  const announce = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => page.removeEventListener('eip6963:requestProvider', announce)
}
