import type { PairingProvider } from '@kit/adapter'
import { readField } from '@kit/adapter'
import { KitError, type WalletCall } from '@kit/core/adapter'
import type { InjectedProvider } from '../wallet/InjectedProvider.js'
import { requestPolkadotProvider } from '../wallet/requestPolkadotProvider.js'
import type { PolkadotWalletSigner, SignedPayload } from './PolkadotWalletSigner.js'

/**
 * Returns the signer behind a session's provider, which it recognizes by shape: a wallet in the page (`signRaw`, `signPayload`), or a
 * paired one (`polkadot_signMessage`, `polkadot_signTransaction`).
 *
 * @throws KitError `wallet/invalidProvider` for anything else.
 * @example await toPolkadotSigner(call).signBytes(wrapBytes('Hello'), call.signal)
 */
export function toPolkadotSigner(call: WalletCall): PolkadotWalletSigner {
  const { signer, request } = (call.provider ?? {}) as { readonly signer?: unknown; readonly request?: unknown }
  if (typeof signer === 'object' && signer !== null) return injectedSigner(call.provider as InjectedProvider, call)
  if (typeof request === 'function') return pairingSigner(call.provider as PairingProvider, call)
  throw new KitError('wallet/invalidProvider', {
    shortMessage: 'Provider not found: the session has no Polkadot wallet.',
  })
}

function injectedSigner(provider: InjectedProvider, { account }: WalletCall): PolkadotWalletSigner {
  const { signer } = provider
  const address = provider.toWalletAddress(account.address)
  return {
    address,
    async signBytes(bytes, signal) {
      if (typeof signer.signRaw !== 'function') throw unsupported('signRaw')
      const request = { address, data: toHex(bytes), type: 'bytes' } as const
      return readSignature(await requestPolkadotProvider('signRaw', () => signer.signRaw?.(request), signal), 'signRaw')
    },
    async signPayload(payload, signal) {
      if (typeof signer.signPayload !== 'function') throw unsupported('signPayload')
      return readSigned(
        await requestPolkadotProvider('signPayload', () => signer.signPayload?.(payload), signal),
        'signPayload',
      )
    },
  }
}

function pairingSigner(provider: PairingProvider, { account, network }: WalletCall): PolkadotWalletSigner {
  const { address } = account
  const ask = async (method: string, params: object, signal: AbortSignal | undefined) => {
    const options = signal && { signal }
    return requestPolkadotProvider(method, () => provider.request({ method, params }, network.id, options), signal)
  }
  return {
    address,
    async signBytes(bytes, signal) {
      const method = 'polkadot_signMessage'
      return readSignature(await ask(method, { address, message: readText(bytes) }, signal), method)
    },
    async signPayload(payload, signal) {
      const method = 'polkadot_signTransaction'
      return readSigned(await ask(method, { address, transactionPayload: payload }, signal), method)
    },
  }
}

/** 64 bytes, 65 with a recovery byte or a leading signature type, or 66 with both. */
const signaturePattern = /^0x([\da-f]{2}){64,66}$/i

function readSignature(answer: unknown, method: string): `0x${string}` {
  const text = typeof answer === 'string' ? answer : readField(answer, 'signature')
  if (typeof text === 'string' && signaturePattern.test(text)) return text.toLowerCase() as `0x${string}`
  throw new KitError('wallet/invalidResponse', {
    shortMessage: `The wallet returned an invalid response to ${method}.`,
  })
}

/** A finished transaction contains its signature, so no separate one is needed. */
function readSigned(answer: unknown, method: string): SignedPayload {
  const given = readField(answer, 'signedTransaction')
  const text = given instanceof Uint8Array ? toHex(given) : given
  if (typeof text !== 'string' || !/^0x([\da-f]{2})+$/i.test(text))
    return { signature: readSignature(answer, method), signedTransaction: undefined }
  const signature = readField(answer, 'signature')
  return {
    signature:
      typeof signature === 'string' && signaturePattern.test(signature) ? (signature as `0x${string}`) : noSignature,
    signedTransaction: text.toLowerCase() as `0x${string}`,
  }
}

/** Placeholder for a signature that is only inside the finished transaction. */
const noSignature: `0x${string}` = `0x01${'0'.repeat(126)}80`

/** Pairing methods sign text. Other bytes would be replaced, and something else signed. */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    const shortMessage = 'The wallet signs only text: the bytes are not valid UTF-8.'
    throw new KitError('wallet/unsupportedMethod', { shortMessage, cause })
  }
}

function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function unsupported(method: string): KitError {
  const shortMessage = 'The wallet does not support this method.'
  return new KitError('wallet/unsupportedMethod', { shortMessage, details: `Method: ${method}` })
}
