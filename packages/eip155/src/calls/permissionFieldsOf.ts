import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'

/**
 * Returns the fields of a nested record in a wallet's response, or none if it isn't a plain record.
 *
 * @example permissionFieldsOf(row, 'metadata')
 */
export function permissionFieldsOf(answer: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = readField(answer, name)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/**
 * Returns the key that a wallet's response uses for a chain. IDs are hex in any case, possibly with leading zeros, or decimal. `0` stands
 * for every chain (EIP-5792).
 *
 * @example chainKeyOf({ '0x07A69': { atomic } }, 31337) // '0x07A69'
 */
export function chainKeyOf(answer: unknown, chainId: number): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const isWanted = (key: string) => (chainId === 0 ? /^(0x)?0+$/i.test(key) : parseChainId(key) === chainId)
  return Object.keys(answer).find(isWanted)
}

/** Returns whether a value is hex bytes of a reasonable length. */
export const isHexBytes = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && value.length <= 200_000 && /^0x([\da-f]{2})+$/i.test(value)

/** Creates the error for an invalid wallet response. */
export const invalidResponse = (method: string): KitError =>
  new KitError('wallet/invalidResponse', { shortMessage: `The wallet returned an invalid response to ${method}.` })
