import { readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'

/**
 * The fields of a field of a wallet's answer; none where it isn't a plain record.
 *
 * @example permissionFieldsOf(row, 'metadata')
 */
export function permissionFieldsOf(answer: unknown, name: string): Readonly<Record<string, unknown>> {
  const value = readField(answer, name)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/**
 * The name of the field that a wallet's answer has for a chain: ids are hex in any letter case, with zeros before them, or decimal.
 * `0` is every chain (EIP-5792).
 *
 * @example chainKeyOf({ '0x07A69': { atomic } }, 31337) // '0x07A69'
 */
export function chainKeyOf(answer: unknown, chainId: number): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const isWanted = (key: string) => (chainId === 0 ? /^(0x)?0+$/i.test(key) : parseChainId(key) === chainId)
  return Object.keys(answer).find(isWanted)
}

/** Whether a value of a wallet is bytes in hex, of a length that is no attack. */
export const isHexBytes = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && value.length <= 200_000 && /^0x([\da-f]{2})+$/i.test(value)

/** The error for a wallet that answers a method with nonsense. */
export const invalidAnswer = (method: string): KitError =>
  new KitError('wallet/invalidResponse', { shortMessage: `The wallet returned an invalid response to ${method}.` })
