import { readField } from '@kit/adapter'
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
