import { createEmitter } from '../wallet/createEmitter.js'
import { createWalletOwner } from '../wallet/createWalletOwner.js'
import { defaultBehavior } from '../wallet/TestWalletBehavior.js'
import { walletIcon } from '../wallet/walletIcon.data.js'
import { createSolanaFeatures } from './createSolanaFeatures.js'
import { createSolanaSigner, solanaSeeds } from './createSolanaSigner.js'
import { createSolanaWalletState } from './createSolanaWalletState.js'
import { registerWallet } from './registerWallet.js'
import type {
  SolanaStandardWallet,
  SolanaTestAccount,
  SolanaTestWallet,
  SolanaTestWalletBehavior,
  SolanaTestWalletOptions,
} from './SolanaTestWallet.js'

const signingFeatures = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

/**
 * Creates a scriptable Wallet Standard wallet for Solana with real keys, for a browser page or Node. Signatures and transactions are real.
 * Features: `standard:connect`, `standard:disconnect`, `standard:events`, `solana:signMessage`, `solana:signTransaction`,
 * `solana:signAndSendTransaction`, `solana:signIn`. Requests reject with `ProviderError`.
 *
 * @example
 * const wallet = createSolanaTestWallet({ chains: { 'solana:localnet': 'http://127.0.0.1:8899' }, storage: localStorage })
 * wallet.announce(window)
 * wallet.behave({ mode: 'reject' })
 */
export const createSolanaTestWallet = (options: SolanaTestWalletOptions): SolanaTestWallet => {
  const { chains, name = 'Test Wallet', domain = 'dapp.example' } = options
  const signer = createSolanaSigner(options.seeds ?? solanaSeeds())
  const storageKey = `kit-solana-test-wallet:${name}`
  const owner = createWalletOwner<SolanaTestWalletBehavior>({
    behavior: { ...defaultBehavior, unsupported: [], versions: ['legacy', 0], ...options.behavior },
    toRejection: ({ rejection }) => rejection,
    onPrompt: options.onPrompt,
  })
  const { behavior, request } = owner
  const state = createSolanaWalletState({ addresses: signer.addresses, key: storageKey, storage: options.storage })
  const emitter = createEmitter()
  // Returns the same object for an account each time: pages compare accounts by identity.
  const cards = new Map<string, SolanaTestAccount>()

  const has = (feature: string) => !behavior().unsupported.includes(feature)
  const cardOf = (address: string): SolanaTestAccount => {
    const key = `${address} ${behavior().unsupported.join()}`
    const known = cards.get(key)
    if (known) return known
    const features = signingFeatures.filter(has)
    const card = Object.freeze({
      address,
      publicKey: signer.publicKey(address),
      chains: Object.keys(chains),
      features,
      label: `Account ${signer.addresses.indexOf(address) + 1}`,
    })
    cards.set(key, card)
    return card
  }
  const visible = () => (state.authorized && !state.locked ? [cardOf(state.selected)] : [])
  const notify = () => emitter.emit('change', { accounts: visible() })
  /** Events caused by the owner are sent immediately, those of a request as the behavior specifies. */
  const change = (apply: () => void, events: SolanaTestWalletBehavior['events'] = 'before') => {
    const [before] = visible()
    apply()
    if (visible()[0] === before) return
    if (events === 'before') notify()
    if (events === 'after') setTimeout(notify, 0)
  }
  const keep = (apply: () => void, events?: SolanaTestWalletBehavior['events']) =>
    change(() => {
      apply()
      state.save()
    }, events)
  const authorise = () =>
    keep(() => {
      state.authorized = true
      state.locked = false
    }, behavior().events)

  const handlers = createSolanaFeatures({
    signer,
    chains,
    domain,
    behavior,
    accounts: visible,
    authorise,
  })
  const connect = (input?: { readonly silent?: boolean }) => {
    const isSilent = input?.silent === true
    const asks = !isSilent && visible().length === 0
    return request('standard:connect', input, asks, () => {
      if (!isSilent) authorise()
      return { accounts: visible() }
    })
  }
  const disconnect = () =>
    request('standard:disconnect', undefined, false, () =>
      keep(() => {
        state.authorized = false
      }, behavior().events),
    )
  const on = (event: string, listener: (...args: never[]) => void) => {
    emitter.on(event, listener)
    return () => emitter.off(event, listener)
  }
  const features = (): SolanaStandardWallet['features'] => ({
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': { version: '1.0.0', disconnect },
    'standard:events': { version: '1.0.0', on },
    ...Object.fromEntries(
      signingFeatures.filter(has).map((feature) => [
        feature,
        {
          version: '1.0.0',
          supportedTransactionVersions: behavior().versions,
          [feature.slice('solana:'.length)]: (...inputs: Readonly<Record<string, unknown>>[]) =>
            request(feature, inputs, true, () => handlers[feature]?.(inputs)),
        },
      ]),
    ),
  })
  const wallet: SolanaStandardWallet = {
    version: '1.0.0',
    name,
    icon: options.icon ?? walletIcon,
    chains: Object.keys(chains),
    get features() {
      return features()
    },
    get accounts() {
      return visible()
    },
  }

  return {
    wallet,
    addresses: signer.addresses,
    get selected() {
      return state.selected
    },
    get authorized() {
      return state.authorized
    },
    ...owner.face,
    get queue() {
      return owner.queue()
    },
    selectAccount: (address) =>
      keep(() => {
        if (!signer.addresses.includes(address)) throw new RangeError(`The wallet has no key for ${address}.`)
        state.selected = address
      }),
    lock: () =>
      keep(() => {
        state.locked = true
      }),
    unlock: () =>
      keep(() => {
        state.locked = false
      }),
    revoke: () =>
      keep(() => {
        state.authorized = false
      }),
    emit: emitter.emit,
    listenerCount: emitter.count,
    announce: (page) => {
      const end = registerWallet(page, wallet)
      // An extension is one wallet in all tabs; here the tabs share storage.
      const follow = (event: Event) => {
        if ('key' in event && event.key === storageKey) change(state.load)
      }
      page.addEventListener('storage', follow)
      return () => {
        page.removeEventListener('storage', follow)
        end()
      }
    },
  }
}
