import { ProviderError } from '../evm/ProviderError.js'
import { registerWallet } from '../solana/registerWallet.js'
import { createEmitter } from '../wallet/createEmitter.js'
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
  const { storage, name = 'Test Wallet', icon = walletIcon, payment = 'p2wpkh' } = options
  const keys = options.keys ?? bitcoinKeys()
  const chains = Object.keys(options.chains) as BitcoinChainName[]
  const storageKey = `kit-bitcoin-test-wallet:${name}`
  const owner = createWalletOwner<BitcoinTestWalletBehavior>({
    behavior: {
      ...defaultBehavior,
      unsupported: [],
      messageFormat: 'simple',
      finalizesPsbt: false,
      networkNameFormat: 'title',
      ...options.behavior,
    },
    toRejection: ({ rejection }) => (rejection === 'wbip' ? 'plain' : rejection),
    toRefusal: ({ rejection }) =>
      rejection === 'wbip' ? new ProviderError(-32000, 'User rejected request.') : undefined,
    onPrompt: options.onPrompt,
  })
  let authorized = storage?.getItem(storageKey) === 'authorized'
  let locked = false
  let selected = 0
  let chain = chains[0]
  if (chain === undefined || keys.length === 0) throw new TypeError('A wallet needs at least one chain and one key.')
  const emitter = createEmitter()
  const here = () => chain as BitcoinChainName
  // Deriving a key is slow, and every access to an account needs it.
  const derived = new Map<string, ReturnType<typeof bitcoinForms>>()
  const formsOf = (index: number, on: BitcoinChainName) => {
    const known = derived.get(`${index} ${on}`) ?? bitcoinForms(keys[index] as Uint8Array, on, payment)
    derived.set(`${index} ${on}`, known)
    return known
  }
  const visible = () => authorized && !locked
  const cards = (on: BitcoinChainName) => Object.values(formsOf(selected, on))

  const save = () => {
    try {
      storage?.setItem(storageKey, authorized ? 'authorized' : '')
    } catch {
      // With full or disabled storage, only the next load remembers nothing.
    }
  }
  const change = (apply: () => void) => {
    const before = `${visible()} ${selected} ${chain}`
    const previous = chain
    const wasVisible = visible()
    apply()
    save()
    if (owner.behavior().events === 'never' || `${visible()} ${selected} ${chain}` === before) return
    emitter.emit('change', { accounts: standard.accounts })
    if (!visible() && wasVisible) emitter.emit('disconnect', { type: 'disconnect' })
    else if (visible()) emitter.emit(previous === chain ? 'accountChange' : 'networkChange', { type: 'change' })
  }
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
    chain: here,
    selectChain: (next) =>
      change(() => {
        chain = next
      }),
    authorise: () => {
      authorized = true
      locked = false
      save()
    },
    withdraw: () =>
      change(() => {
        authorized = false
      }),
    request: owner.request,
  }
  const standard = createStandardWallet(core, { name, icon })
  const provider = createWbipWallet(core)

  return {
    wallet: standard,
    provider,
    get addresses() {
      return keys.map((_, index) => formsOf(index, here()).payment.address)
    },
    get selected() {
      return formsOf(selected, here()).payment.address
    },
    get chain() {
      return here()
    },
    get authorized() {
      return authorized
    },
    ...owner.face,
    get queue() {
      return owner.queue()
    },
    selectAccount: (address) =>
      change(() => {
        const index = keys.findIndex((_, at) => formsOf(at, here()).payment.address === address)
        if (index < 0) throw new RangeError(`The wallet has no key for ${address}.`)
        selected = index
      }),
    selectChain: (next) => {
      if (!chains.includes(next)) throw new RangeError(`Unknown chain: ${next}.`)
      core.selectChain(next)
    },
    lock: () =>
      change(() => {
        locked = true
      }),
    unlock: () =>
      change(() => {
        locked = false
      }),
    revoke: core.withdraw,
    emit: emitter.emit,
    listenerCount: emitter.count,
    announce: (page) => registerWallet(page, standard),
    inject: (page) => injectWbip(page, { name, icon, provider }),
  }
}
