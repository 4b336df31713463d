import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'

/** Ed25519 keys that sign messages and transactions. */
export type SolanaSigner = {
  /** Base58, in the order of the seeds. */
  readonly addresses: readonly string[]
  publicKey(address: string): Uint8Array
  /** Returns 64 bytes. Throws `RangeError` for an address without a key. */
  sign(address: string, message: Uint8Array): Uint8Array
  /** Returns the transaction with the account's signature in its place. Throws `RangeError` when the account is not a signer of it. */
  signTransaction(address: string, transaction: Uint8Array): Uint8Array
}

/** Returns the seeds that local chains fund: 32 bytes of value 1, 2 and 3. */
export const solanaSeeds = (): readonly Uint8Array[] => [1, 2, 3].map((value) => new Uint8Array(32).fill(value))

/**
 * Creates a signer from seeds.
 *
 * @example createSolanaSigner(solanaSeeds()).addresses[0]
 */
export const createSolanaSigner = (seeds: readonly Uint8Array[]): SolanaSigner => {
  const keys = new Map(seeds.map((seed) => [base58.encode(ed25519.getPublicKey(seed)), seed]))
  const seedOf = (address: string) => {
    const seed = keys.get(address)
    if (!seed) throw new RangeError(`The wallet has no key for ${address}.`)
    return seed
  }
  const sign = (address: string, message: Uint8Array) => ed25519.sign(message, seedOf(address))
  return {
    addresses: [...keys.keys()],
    publicKey: (address) => ed25519.getPublicKey(seedOf(address)),
    sign,
    signTransaction: (address, transaction) => {
      // One byte can count 127 signatures; a transaction has room for 12.
      const count = transaction[0] ?? 0
      const message = transaction.subarray(1 + 64 * count)
      const header = (message[0] ?? 0) >= 0x80 ? 1 : 0
      const start = header + 4
      const indexes = Array.from({ length: count }, (_, index) => index)
      const keyAt = (index: number) => base58.encode(message.subarray(start + 32 * index, start + 32 * (index + 1)))
      const index = indexes.find((candidate) => keyAt(candidate) === address)
      if (index === undefined) throw new RangeError('The account is not a signer of the transaction.')
      const signed = Uint8Array.from(transaction)
      signed.set(sign(address, message), 1 + 64 * index)
      return signed
    },
  }
}
