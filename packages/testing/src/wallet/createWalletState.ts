import type { Address } from 'viem'
import type { TestWalletChain, TestWalletStorage } from './TestWallet.js'

/** State of a test wallet. Written only by its methods. */
export type WalletState<Account extends string = Address> = {
  readonly chains: Map<number, TestWalletChain>
  chainId: number
  selected: Account
  /** Whether this page may see the accounts. */
  authorized: boolean
  locked: boolean
  online: boolean
  /** Stores authorization, account and chain for the next load of the page. */
  save(): void
  /** Loads the state that another tab saved. */
  load(): void
}

type StoredWallet = { readonly authorized: boolean; readonly selected: string; readonly chainId: number }

/**
 * Creates the state of a test wallet, restored from `storage` if that holds a valid state.
 *
 * @example createWalletState({ chains, addresses, key: 'kit-test-wallet:test.kit.wallet', storage: localStorage })
 */
export const createWalletState = <Account extends string>(options: {
  /** The EVM chains of the wallet, and the selected one. */
  readonly chains?: readonly TestWalletChain[]
  readonly chainId?: number
  readonly addresses: readonly Account[]
  readonly key: string
  readonly storage: TestWalletStorage | undefined
}): WalletState<Account> => {
  const { addresses, key, storage, chainId = 0 } = options
  const chains = new Map(options.chains?.map((chain) => [chain.id, chain]))
  const first = addresses[0]
  if (!first) throw new TypeError('A wallet needs at least one key.')
  const state: WalletState<Account> = {
    chains,
    chainId,
    selected: first,
    authorized: false,
    locked: false,
    online: true,
    save() {
      const { authorized, selected, chainId } = state
      try {
        storage?.setItem(key, JSON.stringify({ authorized, selected, chainId } satisfies StoredWallet))
      } catch {
        // With full or disabled storage, only the next load remembers nothing.
      }
    },
    load() {
      const remembered = read(storage, key)
      if (remembered === undefined) return
      if (chains.has(remembered.chainId)) state.chainId = remembered.chainId
      state.selected = addresses.find((address) => address === remembered.selected) ?? state.selected
      state.authorized = remembered.authorized === true
    },
  }
  state.load()
  return state
}

const read = (
  storage: TestWalletStorage | undefined,
  key: string,
): (Partial<StoredWallet> & { chainId: number }) | undefined => {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    return { chainId: 0, ...value }
  } catch {
    return undefined
  }
}

/**
 * Loads the state whenever another tab saves it: an extension is one wallet in all tabs. Returns a function that stops it, and calls `end`.
 *
 * @example const stop = followStorage(window, 'kit-test-wallet:test.kit.wallet', state.load, end)
 */
export const followStorage = (page: EventTarget, key: string, load: () => void, end: () => void): (() => void) => {
  const follow = (event: Event) => {
    if ('key' in event && event.key === key) load()
  }
  page.addEventListener('storage', follow)
  return () => {
    page.removeEventListener('storage', follow)
    end()
  }
}
