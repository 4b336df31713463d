/** The Wallet Standard object that a wallet registers. */
export type TestStandardWallet<Account> = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly accounts: readonly Account[]
}

/**
 * Registers a wallet with the Wallet Standard: offers it now, and to every page that becomes ready later. Returns a function that
 * unregisters it.
 *
 * @example const stop = registerWallet(window, wallet)
 */
export const registerWallet = (page: EventTarget, wallet: object): (() => void) => {
  const ends: (() => void)[] = []
  const register = (api: unknown) => {
    const end: unknown = (api as { register?(wallet: object): unknown } | null)?.register?.(wallet)
    if (typeof end === 'function') ends.push(() => end())
  }
  const onReady = (event: Event) => register((event as CustomEvent<unknown>).detail)
  page.addEventListener('wallet-standard:app-ready', onReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady)
    for (const end of ends.splice(0)) end()
  }
}
