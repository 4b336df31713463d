import { callBatchAddress } from '@kit/devnet/browser'
import { anvilKeys, createTestWallet, type TestWallet, type TestWalletChain } from '@kit/testing'
import type { DemoConfig } from './config/DemoConfig.js'
import type { DemoSettings } from './config/DemoSettings.js'
import type { DemoWallet } from './config/DemoWallet.js'
import { walletPictures } from './wallets/walletPictures.data.js'

/** Creates wallets with real keys, announced as extensions would be, so that the page works without installing anything. */
export async function createTestWallets(config: DemoConfig, settings: DemoSettings): Promise<readonly DemoWallet[]> {
  const storage = readStorage()
  const wallets = createEvmWallets(config, settings, storage)
  const isElsewhere = settings.walletChains === 'other'
  if (settings.wallets > 0 && config.solana !== undefined) {
    const { createSolanaTestWallet } = await import('@kit/testing/solana')
    const wallet = createSolanaTestWallet({
      name: 'Solana Test Wallet',
      icon: walletPictures.solana,
      chains: { [isElsewhere ? 'solana:devnet' : 'solana:localnet']: config.solana.url },
      domain: location.host,
      behavior: { mode: 'manual' },
      ...storage,
    })
    wallet.announce(window)
    wallets.push(shown(wallet, wallet.wallet.name, wallet.wallet.icon))
  }
  if (settings.wallets > 0 && config.polkadot !== undefined) {
    const { createPolkadotSigner, createPolkadotTestWallet, polkadotKeys } = await import('@kit/testing/polkadot')
    const { addresses } = createPolkadotSigner(polkadotKeys())
    const elsewhere = `0x${'e5'.repeat(32)}`
    const wallet = createPolkadotTestWallet({
      name: 'Polkadot Test Wallet',
      ...(isElsewhere && {
        genesisHashByAddress: Object.fromEntries(addresses.map((address) => [address, elsewhere])),
      }),
      behavior: { mode: 'manual' },
      ...storage,
    })
    wallet.announce(window)
    wallets.push(shown(wallet, wallet.name, walletPictures.polkadot))
  }
  if (settings.wallets > 0 && config.bitcoin !== undefined) {
    const { createBitcoinTestWallet } = await import('@kit/testing/bitcoin')
    const wallet = createBitcoinTestWallet({
      name: 'Bitcoin Test Wallet',
      icon: walletPictures.bitcoin,
      chains: { ...(isElsewhere && { testnet: config.bitcoin.url }), regtest: config.bitcoin.url },
      behavior: { mode: 'manual' },
      ...storage,
    })
    // Of the two kinds of discovery, only this one has a selected network.
    if (isElsewhere) wallet.inject(window)
    else wallet.announce(window)
    const { addresses, watchQueue, behave, selectAccount, lock, unlock, revoke } = wallet
    const owned = { addresses, watchQueue, behave, selectAccount, lock, unlock, revoke }
    wallets.push(
      shown(
        {
          ...owned,
          get queue() {
            return wallet.queue
          },
          get selected() {
            return wallet.selected
          },
        },
        wallet.wallet.name,
        wallet.wallet.icon,
      ),
    )
  }
  return wallets
}

type Owned = Omit<DemoWallet, 'name' | 'icon' | 'watch' | 'selected'> & { readonly selected: string }

/** For a wallet without events: each change renders it again. */
function shown(wallet: Owned, name: string, icon: string | undefined): DemoWallet {
  return Object.assign(wallet, { name, icon, watch: () => () => {} })
}

function createEvmWallets(config: DemoConfig, settings: DemoSettings, storage: Kept): DemoWallet[] {
  const [first, ...others] = Object.entries(config.rpcUrls).map(([id, rpcUrl]) => ({
    id: Number(id.split(':')[1]),
    rpcUrl,
  }))
  if (first === undefined) return []
  const chains = chainsOf(settings, first, others)
  const [one, two] = [anvilKeys.slice(0, 3), anvilKeys.slice(3, 5)]
  const specs = [
    { name: 'Test Wallet', rdns: 'test.kit.wallet', icon: walletPictures.first, keys: one, sendsBundles: false },
    { name: 'Second Test Wallet', rdns: 'test.kit.second', icon: walletPictures.second, keys: two, sendsBundles: true },
  ].slice(0, settings.wallets)
  const ids = [first.id, ...others.map(({ id }) => id)]
  return specs.map(({ sendsBundles, ...spec }) => {
    const wallet = createTestWallet({
      ...spec,
      chains: sendsBundles ? withBundles(chains) : chains,
      ...storage,
      behavior: { mode: 'manual', unknownChain: settings.unknownChain },
    })
    wallet.announce(window)
    return evmWallet(wallet, ids)
  })
}

function chainsOf<T>({ walletChains }: DemoSettings, first: T, others: readonly T[]): readonly [T, ...T[]] {
  const [second, ...more] = others
  if (walletChains === 'other' && second !== undefined) return [second, ...more, first]
  return walletChains === 'first' ? [first] : [first, ...others]
}

/** Accounts can delegate there, and so send calls in one transaction. */
function withBundles([first, ...others]: readonly [TestWalletChain, ...TestWalletChain[]]) {
  const batchContract = callBatchAddress
  return [{ ...first, batchContract }, ...others.map((chain) => ({ ...chain, batchContract }))] as const
}

function evmWallet(wallet: TestWallet, ids: readonly number[]): DemoWallet {
  return {
    name: wallet.info.name,
    icon: wallet.info.icon,
    addresses: wallet.addresses,
    get selected() {
      return wallet.selected
    },
    chain: {
      get id() {
        return wallet.chainId
      },
      ids,
      select: wallet.selectChain,
    },
    get queue() {
      return wallet.queue
    },
    watchQueue: wallet.watchQueue,
    watch(listener) {
      const events = ['accountsChanged', 'chainChanged']
      for (const event of events) wallet.provider.on(event, listener)
      return () => {
        for (const event of events) wallet.provider.removeListener(event, listener)
      }
    },
    behave: wallet.behave,
    selectAccount: (address) => wallet.selectAccount(address as `0x${string}`),
    lock: wallet.lock,
    unlock: wallet.unlock,
    revoke: wallet.revoke,
  }
}

type Kept = { readonly storage?: Storage }

function readStorage(): Kept {
  try {
    return { storage: localStorage }
  } catch {
    // The browser denies storage: unlike extensions, the wallets forget everything on reload, but the page works.
    return {}
  }
}
