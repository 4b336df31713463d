import { ProviderError } from '../evm/ProviderError.js'
import { registerWallet } from '../solana/registerWallet.js'
import { createEmitter } from '../wallet/createEmitter.js'
import { createLocks } from '../wallet/createLocks.js'
import { createWalletOwner } from '../wallet/createWalletOwner.js'
import { defaultBehavior } from '../wallet/TestWalletBehavior.js'
import { walletIcon } from '../wallet/walletIcon.data.js'
import type {
  BitcoinChainName,
  BitcoinTestWallet,
  BitcoinTestWalletBehavior,
  BitcoinTestWalletOptions,
} from './BitcoinTestWallet.js'
import type { BitcoinWalletCore } from './BitcoinWalletCore.js'
import { bitcoinForms, bitcoinKeys } from './bitcoinForms.js'
import { createStandardWallet } from './createStandardWallet.js'
import { createWbipWallet } from './createWbipWallet.js'
import { injectWbip } from './injectWbip.js'

/**
 * Creates a scriptable Bitcoin wallet with real keys, for a browser page or Node. Signatures and transactions are real. It has two
 * interfaces: the Wallet Standard (`standard:*`, `bitcoin:connect`, `bitcoin:signMessage`, `bitcoin:signTransaction`,
 * `bitcoin:signAndSendTransaction`) and WBIP (`wallet_*`, `getAccounts`, `signMessage`, `signPsbt`, `sendTransfer`). Expose one of them, or
 * both. Requests reject with `ProviderError`.
 *
 * @example
 * const wallet = createBitcoinTestWallet({ chains: { regtest: 'http://127.0.0.1:3002' }, storage: localStorage })
 * wallet.announce(window)
 * wallet.behave({ mode: 'reject' })
 */
export const createBitcoinTestWallet = (options: BitcoinTestWalletOptions): BitcoinTestWallet => {
  const { name = 'Test Wallet', icon = walletIcon } = options
  const owner = createBitcoinOwner(options)
  const emitter = createEmitter()
  const { state, chains, visible, addresses, cards, save } = createBitcoinState(options, name)
  const change = (apply: () => void) => {
    const shown = () => `${visible()} ${state.selected} ${state.chain}`
    const before = { shown: shown(), visible: visible(), chain: state.chain }
    apply()
    save()
    if (owner.behavior().events === 'never' || shown() === before.shown) return
    emitter.emit('change', { accounts: standard.accounts })
    if (!visible() && before.visible) emitter.emit('disconnect', { type: 'disconnect' })
    else if (visible())
      emitter.emit(before.chain === state.chain ? 'accountChange' : 'networkChange', { type: 'change' })
  }
  const locks = createLocks(state, change)
  const core: BitcoinWalletCore = {
    chains,
    behavior: owner.behavior,
    emitter,
    visible,
    cards,
    find: (address) => {
      const card = visible() ? chains.flatMap(cards).find((one) => one.address === address) : undefined
      if (card) return card
      throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
    },
    url: (on) => options.chains[on as BitcoinChainName],
    chain: () => state.chain,
    selectChain: (next) =>
      change(() => {
        state.chain = next
      }),
    authorise: () => {
      Object.assign(state, { authorized: true, locked: false })
      save()
    },
    withdraw: locks.revoke,
    request: owner.request,
  }
  const standard = createStandardWallet(core, { name, icon })
  const provider = createWbipWallet(core)

  return {
    wallet: standard,
    provider,
    get addresses() {
      return addresses()
    },
    get selected() {
      return addresses()[state.selected] ?? ''
    },
    get chain() {
      return state.chain
    },
    get authorized() {
      return state.authorized
    },
    ...owner.face,
    get queue() {
      return owner.queue()
    },
    selectAccount: (address) =>
      change(() => {
        const index = addresses().indexOf(address)
        if (index < 0) throw new RangeError(`The wallet has no key for ${address}.`)
        state.selected = index
      }),
    selectChain: (next) => {
      if (!chains.includes(next)) throw new RangeError(`Unknown chain: ${next}.`)
      core.selectChain(next)
    },
    ...locks,
    emit: emitter.emit,
    listenerCount: emitter.count,
    announce: (page) => registerWallet(page, standard),
    inject: (page) => injectWbip(page, { name, icon, provider }),
  }
}

const createBitcoinOwner = ({ behavior, onPrompt }: BitcoinTestWalletOptions) =>
  createWalletOwner<BitcoinTestWalletBehavior>({
    behavior: {
      ...defaultBehavior,
      unsupported: [],
      messageFormat: 'simple',
      finalizesPsbt: false,
      networkNameFormat: 'title',
      ...behavior,
    },
    toRejection: ({ rejection }) => (rejection === 'wbip' ? 'plain' : rejection),
    toRefusal: ({ rejection }) =>
      rejection === 'wbip' ? new ProviderError(-32000, 'User rejected request.') : undefined,
    onPrompt,
  })

const createBitcoinState = (options: BitcoinTestWalletOptions, name: string) => {
  const { storage, payment = 'p2wpkh', keys = bitcoinKeys() } = options
  const chains = Object.keys(options.chains) as BitcoinChainName[]
  const [chain] = chains
  if (chain === undefined || keys.length === 0) throw new TypeError('A wallet needs at least one chain and one key.')
  const storageKey = `kit-bitcoin-test-wallet:${name}`
  const authorized = storage?.getItem(storageKey) === 'authorized'
  const state = { authorized, locked: false, selected: 0, chain }
  // Deriving a key is slow, and every access to an account needs it.
  const derived = new Map<string, ReturnType<typeof bitcoinForms>>()
  const formsOf = (index: number, on: BitcoinChainName) => {
    const known = derived.get(`${index} ${on}`) ?? bitcoinForms(keys[index] as Uint8Array, on, payment)
    derived.set(`${index} ${on}`, known)
    return known
  }
  return {
    state,
    chains,
    visible: () => state.authorized && !state.locked,
    addresses: () => keys.map((_, index) => formsOf(index, state.chain).payment.address),
    cards: (on: BitcoinChainName) => Object.values(formsOf(state.selected, on)),
    save: () => {
      try {
        storage?.setItem(storageKey, state.authorized ? 'authorized' : '')
      } catch {
        // With full or disabled storage, only the next load remembers nothing.
      }
    },
  }
}
