import type { TestWalletStorage } from '../wallet/TestWallet.js'

/** State of a Solana test wallet for a page. Written only by its functions. */
export type SolanaWalletState = {
  selected: string
  /** Whether this page may see the account. */
  authorized: boolean
  locked: boolean
  /** Stores authorization and account for the next load of the page. */
  save(): void
  /** Loads the state that another tab saved. */
  load(): void
}

/**
 * Creates the state of a Solana test wallet, restored from `storage` if that holds a valid state.
 *
 * @example createSolanaWalletState({ addresses, key: 'kit-solana-test-wallet:Test Wallet', storage: localStorage })
 */
export const createSolanaWalletState = (options: {
  readonly addresses: readonly string[]
  readonly key: string
  readonly storage: TestWalletStorage | undefined
}): SolanaWalletState => {
  const { addresses, key, storage } = options
  const [first] = addresses
  if (first === undefined) throw new TypeError('A wallet needs at least one key.')
  const state: SolanaWalletState = {
    selected: first,
    authorized: false,
    locked: false,
    save() {
      const { authorized, selected } = state
      try {
        storage?.setItem(key, JSON.stringify({ authorized, selected }))
      } catch {
        // With full or disabled storage, only the next load remembers nothing.
      }
    },
    load() {
      try {
        const remembered: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
        if (typeof remembered !== 'object' || remembered === null) return
        const { authorized, selected } = { authorized: false, selected: '', ...remembered }
        state.authorized = authorized === true
        state.selected = addresses.find((address) => address === selected) ?? state.selected
      } catch {
        // Invalid state is ignored.
      }
    },
  }
  state.load()
  return state
}
