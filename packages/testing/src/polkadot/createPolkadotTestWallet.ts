import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { ProviderError } from '../evm/ProviderError.js'
import { createEmitter } from '../wallet/createEmitter.js'
import { createWalletOwner } from '../wallet/createWalletOwner.js'
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
  const [first] = signer.addresses
  if (first === undefined) throw new TypeError('A wallet needs at least one key.')
  const storageKey = `kit-polkadot-test-wallet:${name}`
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
  const { behavior, request } = owner
  let authorized = storage?.getItem(storageKey) === 'authorized'
  let locked = false
  let selected = first
  const emitter = createEmitter()

  const accounts = (): readonly InjectedAccount[] =>
    (authorized && !locked ? [selected, ...signer.addresses.filter((address) => address !== selected)] : []).map(
      (address) => ({
        address,
        name: `Account ${signer.addresses.indexOf(address) + 1}`,
        type: signer.typeOf(address),
        genesisHash: genesisHashByAddress[address] ?? null,
      }),
    )
  const change = (apply: () => void) => {
    const before = JSON.stringify(accounts())
    apply()
    try {
      storage?.setItem(storageKey, authorized ? 'authorized' : '')
    } catch {
      // With full or disabled storage, only the next load remembers nothing.
    }
    if (JSON.stringify(accounts()) !== before && behavior().events !== 'never') emitter.emit('accounts', accounts())
  }

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
  const session = {
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
  const injected: InjectedWallet = {
    version,
    enable: (origin) =>
      request('enable', origin, !authorized || locked, () => {
        change(() => {
          authorized = true
          locked = false
        })
        return session
      }),
  }

  return {
    name,
    injected,
    addresses: signer.addresses,
    get selected() {
      return selected
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
        if (!signer.addresses.includes(address)) throw new RangeError(`The wallet has no key for ${address}.`)
        selected = address
      }),
    lock: () =>
      change(() => {
        locked = true
      }),
    unlock: () =>
      change(() => {
        locked = false
      }),
    revoke: () =>
      change(() => {
        authorized = false
      }),
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
