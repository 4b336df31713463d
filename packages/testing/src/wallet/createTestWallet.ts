import { anvilKeys } from '../evm/anvilKeys.data.js'
import { createEvmSigner, type EvmSigner } from '../evm/createEvmSigner.js'
import { ProviderError } from '../evm/ProviderError.js'
import { announceWallet } from './announceWallet.js'
import { createAccountMethods } from './createAccountMethods.js'
import { createAssetMethods } from './createAssetMethods.js'
import { createCallMethods } from './createCallMethods.js'
import { createChainMethods } from './createChainMethods.js'
import { createEmitter, type Emitter } from './createEmitter.js'
import { createAccountActions } from './createLocks.js'
import { createPermissionMethods } from './createPermissionMethods.js'
import { createSignMethods } from './createSignMethods.js'
import { createWalletOwner, type WalletOwner } from './createWalletOwner.js'
import { createWalletState, followStorage, type WalletState } from './createWalletState.js'
import { findMethod } from './findMethod.js'
import type {
  TestPermission,
  TestProvider,
  TestWallet,
  TestWalletOptions,
  WalletInfo,
  WatchedAsset,
} from './TestWallet.js'
import { defaultBehavior, type TestWalletBehavior } from './TestWalletBehavior.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'
import { walletIcon } from './walletIcon.data.js'

/**
 * Creates a scriptable wallet with real keys and an EIP-1193 provider, for a browser page or Node. Signatures and transactions are real;
 * reads go to the chain's node. Standards: EIP-1193, 6963, 191, 712, 1102, 2255, 3085, 3326, 747, 5792, ERC-7715 (recorded, not enforced on
 * a chain), 7811, 7846. Requests reject with `ProviderError`.
 *
 * @example
 * const wallet = createTestWallet({ chains: [{ id: 31337, rpcUrl: 'http://127.0.0.1:8545' }], storage: localStorage })
 * wallet.announce(window)
 * wallet.behave({ mode: 'reject' })
 */
export const createTestWallet = (options: TestWalletOptions): TestWallet => {
  const info: WalletInfo = Object.freeze({
    uuid: options.uuid ?? crypto.randomUUID(),
    name: options.name ?? 'Test Wallet',
    icon: options.icon ?? walletIcon,
    rdns: options.rdns ?? 'test.kit.wallet',
  })
  const signer = createEvmSigner(options.keys ?? anvilKeys)
  const storageKey = `kit-test-wallet:${info.rdns}`
  const state = createWalletState({
    chains: options.chains,
    chainId: options.chainId ?? options.chains[0].id,
    addresses: signer.addresses,
    key: storageKey,
    storage: options.storage,
  })
  const owner = createWalletOwner<TestWalletBehavior>({
    behavior: { ...defaultBehavior, ...options.behavior },
    toRejection: ({ rejection }) => rejection,
    onPrompt: options.onPrompt,
  })
  const emitter = createEmitter()
  const watched: WatchedAsset[] = []
  const permissions: TestPermission[] = []
  const context = createContext(state, signer, owner, emitter)
  const { visible, formatChainId } = context
  const provider: TestProvider = {
    ...options.flags,
    request: createRequest(owner, context, options, { watched, permissions }),
    on: emitter.on,
    removeListener: emitter.off,
  }
  const changeVisible = (change: () => void) => {
    const before = visible().join()
    change()
    state.save()
    if (visible().join() !== before) emitter.emit('accountsChanged', visible())
  }
  const follow = () => {
    const before = { chainId: state.chainId, visible: visible().join() }
    state.load()
    if (state.chainId !== before.chainId) emitter.emit('chainChanged', formatChainId(state.chainId))
    if (visible().join() !== before.visible) emitter.emit('accountsChanged', visible())
  }

  return {
    info,
    provider,
    addresses: signer.addresses,
    get chainId() {
      return state.chainId
    },
    get selected() {
      return state.selected
    },
    get authorized() {
      return state.authorized
    },
    ...owner.face,
    watched,
    permissions,
    get queue() {
      return owner.queue()
    },
    ...createAccountActions(state, signer.addresses, changeVisible),
    ...createChainActions(context, emitter),
    emit: emitter.emit,
    listenerCount: emitter.count,
    announce: (page) => followStorage(page, storageKey, follow, announceWallet(page, { info, provider })),
    injectLegacy: (page) => injectLegacy(page, provider),
  }
}

type Owner = WalletOwner<TestWalletBehavior>

const createContext = (
  state: WalletState,
  signer: EvmSigner,
  { behavior }: Owner,
  emitter: Emitter,
): WalletContext => ({
  state,
  signer,
  behavior,
  visible: () => (state.authorized && !state.locked ? [state.selected] : []),
  notify: (event, ...args) => {
    if (behavior().events === 'before') emitter.emit(event, ...args)
    // A timer, because any microtask would still run before the caller sees its response.
    if (behavior().events === 'after') setTimeout(() => emitter.emit(event, ...args), 0)
  },
  formatChainId: (chainId) => {
    if (behavior().chainIdFormat === 'number') return chainId
    return behavior().chainIdFormat === 'decimal' ? String(chainId) : `0x${chainId.toString(16)}`
  },
})

/** Creates the answers to the page's requests: a scripted result, or a method's after consent. */
const createRequest = (
  owner: Owner,
  context: WalletContext,
  options: TestWalletOptions,
  { watched, permissions }: { readonly watched: WatchedAsset[]; readonly permissions: TestPermission[] },
): TestProvider['request'] => {
  const { state } = context
  const methods: Readonly<Record<string, WalletMethod>> = {
    ...createAccountMethods(context),
    ...createChainMethods(context),
    ...createSignMethods(context),
    ...createCallMethods(context, options),
    ...createAssetMethods(context, watched),
    ...createPermissionMethods(context, permissions),
  }
  const answer = async (name: string, params: unknown) => {
    if (!state.online) throw disconnected()
    const scripted = owner.scripted(name)
    const method =
      scripted && !Object.hasOwn(methods, name)
        ? { prepare: () => false, run: scripted }
        : findMethod(methods, name, state.chains.get(state.chainId)?.rpcUrl)
    await owner.consent(name, params, method.prepare(params))
    return (scripted ?? method.run)(params)
  }
  return ({ method, params = [] }) => {
    owner.note(method, params, asksOwner.test(method))
    return answer(method, params)
  }
}

/** Creates the owner's actions on the selected chain and the wallet's connection to it. */
const createChainActions = (
  { state, formatChainId }: WalletContext,
  emitter: Emitter,
): Pick<TestWallet, 'selectChain' | 'goOffline' | 'goOnline'> => ({
  selectChain: (chainId) => {
    if (!state.chains.has(chainId)) throw new RangeError(`Unknown chain: ${chainId}.`)
    if (state.chainId === chainId) return
    state.chainId = chainId
    state.save()
    emitter.emit('chainChanged', formatChainId(chainId))
  },
  goOffline: () => {
    state.online = false
    emitter.emit('disconnect', disconnected())
  },
  goOnline: () => {
    state.online = true
    emitter.emit('connect', { chainId: formatChainId(state.chainId) })
  },
})

/** Sets `window.ethereum`. Returns a function that removes it. */
const injectLegacy = (page: object, provider: TestProvider): (() => void) => {
  Object.defineProperty(page, 'ethereum', { value: provider, configurable: true, writable: true })
  return () => {
    if ((page as { ethereum?: unknown }).ethereum === provider) Reflect.deleteProperty(page, 'ethereum')
  }
}

/** Methods that open a wallet window, and that fail first when the wallet breaks. */
const asksOwner = /^(eth_requestAccounts|personal_sign|eth_sign|eth_send|wallet_(?!get|revoke))/

const disconnected = () => new ProviderError(4900, 'The provider is disconnected from all chains.')
