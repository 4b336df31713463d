import type { Address } from 'viem'
import type { TestWalletChain, TestWalletStorage } from './TestWallet.js'

/** State of a test wallet. Written only by its methods. */
export type WalletState = {
  readonly chains: Map<number, TestWalletChain>
  chainId: number
  selected: Address
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
export const createWalletState = (options: {
  readonly chains: readonly TestWalletChain[]
  readonly chainId: number
  readonly addresses: readonly Address[]
  readonly key: string
  readonly storage: TestWalletStorage | undefined
}): WalletState => {
  const { addresses, key, storage } = options
  const chains = new Map(options.chains.map((chain) => [chain.id, chain]))
  const first = addresses[0]
  if (!first) throw new TypeError('A wallet needs at least one key.')
  const state: WalletState = {
    chains,
    chainId: options.chainId,
    selected: first,
    authorized: false,
    locked: false,
    online: true,
    save() {
      const { authorized, selected, chainId } = this
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
