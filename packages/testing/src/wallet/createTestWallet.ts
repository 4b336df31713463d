import { anvilKeys } from '../evm/anvilKeys.data.js'
import { createEvmSigner } from '../evm/createEvmSigner.js'
import { ProviderError } from '../evm/ProviderError.js'
import { announceWallet } from './announceWallet.js'
import { createAccountMethods } from './createAccountMethods.js'
import { createAssetMethods } from './createAssetMethods.js'
import { createCallMethods } from './createCallMethods.js'
import { createChainMethods } from './createChainMethods.js'
import { createEmitter } from './createEmitter.js'
import { createPermissionMethods } from './createPermissionMethods.js'
import { createPrompts } from './createPrompts.js'
import { createSignMethods } from './createSignMethods.js'
import { createWalletState } from './createWalletState.js'
import { findMethod } from './findMethod.js'
import type { TestPermission } from './TestPermission.js'
import type { TestProvider, TestWallet, TestWalletOptions, WalletInfo } from './TestWallet.js'
import { defaultBehaviour, type PromptMode, type TestWalletBehaviour } from './TestWalletBehaviour.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'
import type { WatchedAsset } from './WatchedAsset.js'
import { walletIcon } from './walletIcon.data.js'

/**
 * A wallet with real keys and an EIP-1193 provider that does what a test tells it, in a browser page or in Node. Signatures
 * and transactions are real; reads go to the chain's node. Standards: EIP-1193, 6963, 191, 712, 1102, 2255, 3085, 3326, 747,
 * 5792, ERC-7715 (kept in mind, not enforced on a chain), 7811, 7846. Requests reject with `ProviderError`.
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
  let behaviour: TestWalletBehaviour = { ...defaultBehaviour, ...options.behaviour }
  const emitter = createEmitter()
  const prompts = createPrompts<{ method: string; params: unknown }>(() => behaviour)
  const watched: WatchedAsset[] = []
  const permissions: TestPermission[] = []
  const requests: { method: string; params: unknown }[] = []

  const visible = () => (state.authorised && !state.locked ? [state.selected] : [])
  const formatChainId = (chainId: number) => {
    if (behaviour.chainIdAs === 'number') return chainId
    return behaviour.chainIdAs === 'decimal' ? String(chainId) : `0x${chainId.toString(16)}`
  }
  const tell = (event: string, ...args: readonly unknown[]) => {
    if (behaviour.events === 'before') emitter.emit(event, ...args)
    // A timer, because any microtask would still run before the caller sees its answer.
    if (behaviour.events === 'after') setTimeout(() => emitter.emit(event, ...args), 0)
  }
  const context: WalletContext = { state, signer, behaviour: () => behaviour, visible, tell, formatChainId }
  const methods: Readonly<Record<string, WalletMethod>> = {
    ...createAccountMethods(context),
    ...createChainMethods(context),
    ...createSignMethods(context),
    ...createCallMethods(context, options),
    ...createAssetMethods(context, watched),
    ...createPermissionMethods(context, permissions),
  }

  const answer = async (name: string, params: unknown, forced: PromptMode | undefined) => {
    if (!state.online) throw disconnected()
    const scripted = Object.hasOwn(behaviour.answers, name) ? behaviour.answers[name] : undefined
    const method =
      scripted && !Object.hasOwn(methods, name)
        ? { prepare: () => false, run: scripted }
        : findMethod(methods, name, state.chains.get(state.chainId)?.rpcUrl)
    const asks = method.prepare(params)
    if (asks) options.onPrompt?.(name)
    if (asks || forced !== undefined) await prompts.ask(forced ?? behaviour.mode, { method: name, params })
    return (scripted ?? method.run)(params)
  }

  const provider: TestProvider = {
    ...options.flags,
    request: ({ method, params = [] }) => {
      requests.push({ method, params })
      const forced = behaviour.methods[method] ?? behaviour.methods['*']
      if (forced === 'throw' || (behaviour.mode === 'throw' && asksOwner.test(method))) {
        throw new ProviderError(-32603, 'The wallet threw synchronously.')
      }
      return answer(method, params, forced)
    },
    on: emitter.on,
    removeListener: emitter.off,
  }

  const changeVisible = (change: () => void) => {
    const before = visible().join()
    change()
    state.save()
    if (visible().join() !== before) emitter.emit('accountsChanged', visible())
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
    get authorised() {
      return state.authorised
    },
    requests,
    watched,
    permissions,
    get queue() {
      return prompts.queue()
    },
    watchQueue: prompts.watch,
    behave: (change) => {
      behaviour = { ...behaviour, ...change }
    },
    approveNext: async () => {
      const request = await prompts.next()
      request.approve()
      return request
    },
    rejectNext: async (error) => {
      const request = await prompts.next()
      request.reject(error)
      return request
    },
    selectAccount: (address) =>
      changeVisible(() => {
        if (!signer.addresses.includes(address)) throw new RangeError(`The wallet has no key of ${address}.`)
        state.selected = address
      }),
    selectChain: (chainId) => {
      if (!state.chains.has(chainId)) throw new RangeError(`The wallet does not know chain ${chainId}.`)
      if (state.chainId === chainId) return
      state.chainId = chainId
      state.save()
      emitter.emit('chainChanged', formatChainId(chainId))
    },
    lock: () =>
      changeVisible(() => {
        state.locked = true
      }),
    unlock: () =>
      changeVisible(() => {
        state.locked = false
      }),
    revoke: () =>
      changeVisible(() => {
        state.authorised = false
      }),
    goOffline: () => {
      state.online = false
      emitter.emit('disconnect', disconnected())
    },
    goOnline: () => {
      state.online = true
      emitter.emit('connect', { chainId: formatChainId(state.chainId) })
    },
    emit: emitter.emit,
    listenerCount: emitter.count,
    announce: (page) => {
      const end = announceWallet(page, { info, provider })
      // An extension is one wallet in all tabs; here the tabs share what storage keeps.
      const follow = (event: Event) => {
        if (!('key' in event) || event.key !== storageKey) return
        const before = { chainId: state.chainId, visible: visible().join() }
        state.load()
        if (state.chainId !== before.chainId) emitter.emit('chainChanged', formatChainId(state.chainId))
        if (visible().join() !== before.visible) emitter.emit('accountsChanged', visible())
      }
      page.addEventListener('storage', follow)
      return () => {
        page.removeEventListener('storage', follow)
        end()
      }
    },
    injectLegacy: (page) => {
      Object.defineProperty(page, 'ethereum', { value: provider, configurable: true, writable: true })
      return () => {
        if ((page as { ethereum?: unknown }).ethereum === provider) Reflect.deleteProperty(page, 'ethereum')
      }
    },
  }
}

/** The methods for which a wallet shows a window, and which break first when the wallet breaks. */
const asksOwner = /^(eth_requestAccounts|personal_sign|eth_sign|eth_send|wallet_(?!get|revoke))/

const disconnected = () => new ProviderError(4900, 'The provider is disconnected from all chains.')
