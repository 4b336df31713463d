import type { Address } from 'viem'
import type { TestWalletChain, TestWalletStorage } from './TestWallet.js'

/** What a test wallet knows. Written by its methods only. */
export type WalletState = {
  readonly chains: Map<number, TestWalletChain>
  chainId: number
  selected: Address
  /** Whether this page may see the accounts. */
  authorised: boolean
  locked: boolean
  online: boolean
  /** Keeps authorisation, account and chain for the next load of the page. */
  save(): void
}

type Remembered = { readonly authorised: boolean; readonly selected: string; readonly chainId: number }

/**
 * The state of a test wallet, continued from `storage` when that holds something usable.
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
  const remembered = read(storage, key)
  const chains = new Map(options.chains.map((chain) => [chain.id, chain]))
  const first = addresses[0]
  if (!first) throw new TypeError('A wallet needs at least one key.')
  return {
    chains,
    chainId: remembered && chains.has(remembered.chainId) ? remembered.chainId : options.chainId,
    selected: addresses.find((address) => address === remembered?.selected) ?? first,
    authorised: remembered?.authorised === true,
    locked: false,
    online: true,
    save() {
      const { authorised, selected, chainId } = this
      storage?.setItem(key, JSON.stringify({ authorised, selected, chainId } satisfies Remembered))
    },
  }
}

const read = (
  storage: TestWalletStorage | undefined,
  key: string,
): (Partial<Remembered> & { chainId: number }) | undefined => {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    return { chainId: 0, ...value }
  } catch {
    return undefined
  }
}
