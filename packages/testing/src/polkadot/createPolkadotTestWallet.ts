import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { ProviderError } from '../evm/ProviderError.js'
import { createEmitter, type Emitter } from '../wallet/createEmitter.js'
import { createAccountActions } from '../wallet/createLocks.js'
import { createWalletOwner, type WalletOwner } from '../wallet/createWalletOwner.js'
import { createWalletState } from '../wallet/createWalletState.js'
import { defaultBehavior } from '../wallet/TestWalletBehavior.js'
import { createPolkadotRejection } from './createPolkadotRejection.js'
import { createPolkadotSigner, polkadotKeys } from './createPolkadotSigner.js'
import type { SignerPayload } from './encodePayload.js'
import type {
  InjectedAccount,
  InjectedWallet,
  PolkadotTestWallet,
  PolkadotTestWalletBehavior,
  PolkadotTestWalletOptions,
} from './PolkadotTestWallet.js'
import { signPolkadotPayload } from './signPolkadotPayload.js'

/**
 * Creates a scriptable wallet in `injectedWeb3` with real sr25519, ed25519 and Ethereum keys, for a browser page or Node. Signatures are
 * real. It prompts when a page enables it for the first time, and for each signature. Requests reject with an error in the shape of
 * `behavior.rejection`.
 *
 * @example
 * const wallet = createPolkadotTestWallet({ storage: localStorage })
 * wallet.announce(window)
 * wallet.behave({ mode: 'reject', rejection: 'cancelled' })
 */
export const createPolkadotTestWallet = (options: PolkadotTestWalletOptions = {}): PolkadotTestWallet => {
  const { storage, name = 'test-wallet', version = '1.0.0', genesisHashByAddress = {} } = options
  const signer = createPolkadotSigner(options.keys ?? polkadotKeys())
  const key = `kit-polkadot-test-wallet:${name}`
  const state = createWalletState({ addresses: signer.addresses, key, storage })
  const owner = createWalletOwner<PolkadotTestWalletBehavior>({
    behavior: {
      ...defaultBehavior,
      rejection: 'cancelled',
      wrapsBytes: true,
      metadataHash: undefined,
      ...options.behavior,
    },
    toRefusal: ({ rejection }) => createPolkadotRejection(rejection),
    fault: new Error('The wallet threw synchronously.'),
    onPrompt: options.onPrompt,
  })
  const emitter = createEmitter()

  const accounts = (): readonly InjectedAccount[] =>
    (state.authorized && !state.locked
      ? [state.selected, ...signer.addresses.filter((address) => address !== state.selected)]
      : []
    ).map((address) => ({
      address,
      name: `Account ${signer.addresses.indexOf(address) + 1}`,
      type: signer.typeOf(address),
      genesisHash: genesisHashByAddress[address] ?? null,
    }))
  const change = (apply: () => void) => {
    const before = JSON.stringify(accounts())
    apply()
    state.save()
    if (JSON.stringify(accounts()) !== before && owner.behavior().events !== 'never')
      emitter.emit('accounts', accounts())
  }

  const session = createInjectedSession(signer, owner, emitter, accounts)
  const injected: InjectedWallet = {
    version,
    enable: (origin) =>
      owner.request('enable', origin, !state.authorized || state.locked, () => {
        change(() => Object.assign(state, { authorized: true, locked: false }))
        return session
      }),
  }

  return {
    name,
    injected,
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
    ...createAccountActions(state, signer.addresses, change),
    emit: (value) => emitter.emit('accounts', value),
    listenerCount: () => emitter.count(),
    announce: (page) => injectWallet(page, name, injected),
  }
}

/** Wallets share one object, which the first of them creates. */
const injectWallet = (page: object, name: string, injected: InjectedWallet): (() => void) => {
  const world = page as { injectedWeb3?: Record<string, unknown> }
  world.injectedWeb3 ??= {}
  world.injectedWeb3[name] = injected
  return () => {
    if (world.injectedWeb3?.[name] === injected) delete world.injectedWeb3[name]
  }
}

/** Creates what a page gets after it enables the wallet: the accounts, and a signer that prompts. */
const createInjectedSession = (
  signer: ReturnType<typeof createPolkadotSigner>,
  { behavior, request }: WalletOwner<PolkadotTestWalletBehavior>,
  emitter: Emitter,
  accounts: () => readonly InjectedAccount[],
) => {
  let count = 0
  const addressOf = (params: SignerPayload): string => {
    const address = accounts().find((account) => account.address === params['address'])?.address
    if (address !== undefined) return address
    throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
  }
  const result = (signature: Uint8Array) => ({ id: ++count, signature: `0x${bytesToHex(signature)}` })
  const signRaw = (params: SignerPayload) => {
    const bytes = hexToBytes(String(params['data']).replace(/^0x/, ''))
    const isWrapped = /^<Bytes>[\s\S]*<\/Bytes>$/.test(new TextDecoder().decode(bytes))
    const wrap = behavior().wrapsBytes && !isWrapped
    const message = wrap ? concatBytes(utf8ToBytes('<Bytes>'), bytes, utf8ToBytes('</Bytes>')) : bytes
    return result(signer.sign(addressOf(params), message))
  }
  const signPayload = (params: SignerPayload) => {
    const { metadataHash } = behavior()
    return {
      id: ++count,
      ...signPolkadotPayload(signer, { address: addressOf(params), payload: params, metadataHash }),
    }
  }
  return {
    accounts: {
      get: () => request('accounts.get', undefined, false, accounts),
      subscribe: (listener: (accounts: unknown) => void) => {
        emitter.on('accounts', listener)
        void Promise.resolve().then(() => listener(accounts()))
        return () => emitter.off('accounts', listener)
      },
    },
    signer: {
      signRaw: (params: SignerPayload) => request('signRaw', params, true, () => signRaw(params)),
      signPayload: (params: SignerPayload) => request('signPayload', params, true, () => signPayload(params)),
    },
  }
}
