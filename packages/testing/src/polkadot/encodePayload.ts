import { blake2b } from '@noble/hashes/blake2'
import { concatBytes, hexToBytes } from '@noble/hashes/utils'

/** Payload that a dapp passes to `signPayload`, unparsed. */
export type SignerPayload = Readonly<Record<string, unknown>>

/**
 * Encodes the bytes that a transaction's signature covers: the call, the data that its signed extensions add to the transaction, and the
 * data they imply. More than 256 bytes are hashed. Supports the extensions of the relay chains and of Asset Hub.
 *
 * @param metadataHash Signed too, as hardware wallets do on chains with `CheckMetadataHash`.
 * @throws RangeError for an unknown extension, as a wallet without the chain's metadata would.
 * @example signer.sign(address, encodePayload(payload))
 */
export const encodePayload = (payload: SignerPayload, metadataHash?: Uint8Array): Uint8Array => {
  const known = extensionsOf(payload, metadataHash)
  const implied = known.map(([, bytes]) => bytes())
  const all = concatBytes(bytesOf(payload, 'method'), ...known.map(([extra]) => extra()), ...implied)
  return all.length > 256 ? blake2b(all, { dkLen: 32 }) : all
}

/**
 * Encodes a signed transaction for a node, in version 4 of the format.
 *
 * @param signer The public key, or the address of an `ethereum` key.
 * @param signature Prefixed with its type, except for an `ethereum` key.
 * @example encodeExtrinsic(payload, { signer, signature, metadataHash })
 */
export const encodeExtrinsic = (
  payload: SignerPayload,
  {
    metadataHash,
    signature,
    signer,
  }: {
    readonly signer: Uint8Array
    readonly signature: Uint8Array
    readonly metadataHash?: Uint8Array | undefined
  },
): Uint8Array => {
  const isAccount20 = signer.length === 20
  const extra = extensionsOf(payload, metadataHash).map(([bytes]) => bytes())
  const address = isAccount20 ? signer : concatBytes(Uint8Array.of(0), signer)
  const all = concatBytes(Uint8Array.of(0x84), address, signature, ...extra, bytesOf(payload, 'method'))
  return concatBytes(compact(BigInt(all.length)), all)
}

const bytesOf = (payload: SignerPayload, name: string) => hexToBytes(String(payload[name] ?? '').replace(/^0x/, ''))

/** Returns the data that each signed extension adds to the transaction, and the data it implies. */
const extensionsOf = (payload: SignerPayload, metadataHash: Uint8Array | undefined) => {
  const bytes = (name: string) => bytesOf(payload, name)
  const integer = (name: string) => BigInt(String(payload[name] ?? '0x0') as `0x${string}`)
  const u32 = (name: string) => {
    const value = Number(integer(name))
    return Uint8Array.from([0, 8, 16, 24], (shift) => (value >>> shift) & 0xff)
  }
  const nothing = new Uint8Array(0)
  const mortality = [() => bytes('era'), () => bytes('blockHash')] as const
  const option = metadataHash ? concatBytes(Uint8Array.of(1), metadataHash) : Uint8Array.of(0)
  const parts: Readonly<Record<string, readonly [() => Uint8Array, () => Uint8Array]>> = {
    CheckMortality: mortality,
    CheckEra: mortality,
    CheckNonce: [() => compact(integer('nonce')), () => nothing],
    CheckSpecVersion: [() => nothing, () => u32('specVersion')],
    CheckTxVersion: [() => nothing, () => u32('transactionVersion')],
    CheckGenesis: [() => nothing, () => bytes('genesisHash')],
    ChargeTransactionPayment: [() => compact(integer('tip')), () => nothing],
    ChargeAssetTxPayment: [() => concatBytes(compact(integer('tip')), Uint8Array.of(0)), () => nothing],
    CheckMetadataHash: [() => Uint8Array.of(metadataHash ? 1 : 0), () => option],
  }
  const extensions = (payload['signedExtensions'] as readonly string[]).filter((name) => !silent.test(name))
  return extensions.map((name) => {
    const part = parts[name]
    if (!part) throw new RangeError(`Unknown signed extension: ${name}.`)
    return part
  })
}

/** Extensions that add nothing. */
const silent = /^(CheckNonZeroSender|CheckWeight|PrevalidateAttests|StorageWeightReclaim|WeightReclaim)$/

/** Encodes an integer in SCALE's compact format. */
const compact = (value: bigint): Uint8Array => {
  const bytes = (count: number, number: bigint) =>
    Uint8Array.from({ length: count }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn))
  if (value < 1n << 6n) return bytes(1, value << 2n)
  if (value < 1n << 14n) return bytes(2, (value << 2n) | 1n)
  if (value < 1n << 30n) return bytes(4, (value << 2n) | 2n)
  const count = Math.max(4, Math.ceil(value.toString(16).length / 2))
  return concatBytes(Uint8Array.of(((count - 4) << 2) | 3), bytes(count, value))
}
