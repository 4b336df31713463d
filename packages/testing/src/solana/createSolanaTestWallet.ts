import { createEmitter } from '../wallet/createEmitter.js'
import { createAccountActions } from '../wallet/createLocks.js'
import { createWalletOwner } from '../wallet/createWalletOwner.js'
import { createWalletState, followStorage } from '../wallet/createWalletState.js'
import { defaultBehavior } from '../wallet/TestWalletBehavior.js'
import { walletIcon } from '../wallet/walletIcon.data.js'
import { createSolanaFeatures } from './createSolanaFeatures.js'
import { createSolanaSigner, type SolanaSigner, solanaSeeds } from './createSolanaSigner.js'
import { createWalletStandard } from './createWalletStandard.js'
import { registerWallet } from './registerWallet.js'
import type {
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
  const { behavior } = owner
  const state = createWalletState({ addresses: signer.addresses, key: storageKey, storage: options.storage })
  const emitter = createEmitter()
  const cardOf = createCards(signer, Object.keys(chains), behavior)
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

  const wallet = createWalletStandard({
    name,
    icon: options.icon ?? walletIcon,
    chains: Object.keys(chains),
    emitter,
    request: owner.request,
    accounts: visible,
    authorise,
    withdraw: () =>
      keep(() => {
        state.authorized = false
      }, behavior().events),
    unsupported: () => behavior().unsupported,
    connecting: ['standard:connect'],
    signing: createSolanaFeatures({ signer, chains, domain, behavior, accounts: visible, authorise }),
    details: () => ({ supportedTransactionVersions: behavior().versions }),
  })

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
    ...createAccountActions(state, signer.addresses, keep),
    emit: emitter.emit,
    listenerCount: emitter.count,
    announce: (page) => followStorage(page, storageKey, () => change(state.load), registerWallet(page, wallet)),
  }
}

/** Returns the same object for an account each time: pages compare accounts by identity. */
const createCards = (
  signer: SolanaSigner,
  chains: readonly string[],
  behavior: () => SolanaTestWalletBehavior,
): ((address: string) => SolanaTestAccount) => {
  const cards = new Map<string, SolanaTestAccount>()
  return (address) => {
    const { unsupported } = behavior()
    const key = `${address} ${unsupported.join()}`
    const card = cards.get(key) ?? {
      address,
      publicKey: signer.publicKey(address),
      chains,
      features: signingFeatures.filter((feature) => !unsupported.includes(feature)),
      label: `Account ${signer.addresses.indexOf(address) + 1}`,
    }
    cards.set(key, Object.freeze(card))
    return card
  }
}
