import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { ProviderError } from './ProviderError.js'

const invalid = (message: string) => new ProviderError(-32602, `Invalid params: ${message}`)

/**
 * Parsers of untrusted request parameters, shared by the wallets. Each throws `ProviderError` -32602 for a malformed value, so that a dapp
 * sees its mistake instead of a lenient success.
 *
 * @example const [chain] = parseParams.list(params); parseParams.chainId(parseParams.record(chain).chainId)
 */
export const parseParams: {
  readonly list: (value: unknown) => readonly unknown[]
  readonly record: (value: unknown) => Readonly<Record<string, unknown>>
  readonly address: (value: unknown) => Address
  readonly hex: (value: unknown, what: string) => Hex
  readonly chainId: (value: unknown) => number
  readonly quantity: (value: unknown, what: string) => bigint | undefined
  readonly text: (value: unknown, what: string) => string
} = {
  list: (value) => {
    if (!Array.isArray(value)) throw invalid('expected an array')
    return value
  },
  record: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('expected an object')
    return value as Readonly<Record<string, unknown>>
  },
  address: (value) => {
    if (typeof value !== 'string' || !isAddress(value, { strict: false })) throw invalid('expected an address')
    return getAddress(value)
  },
  hex: (value, what) => {
    if (!isHex(value)) throw invalid(`${what} must be hex`)
    return value
  },
  chainId: (value) => {
    if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,13}$/i.test(value)) {
      throw invalid('chainId must be a 0x-prefixed hexadecimal string without leading zeros')
    }
    return Number(value)
  },
  quantity: (value, what) => {
    if (value === undefined) return undefined
    if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value)) throw invalid(`${what} must be a hex quantity`)
    return BigInt(value)
  },
  text: (value, what) => {
    if (typeof value !== 'string' || value === '') throw invalid(`${what} must be a string`)
    return value
  },
}
