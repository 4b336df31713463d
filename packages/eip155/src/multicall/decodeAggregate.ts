import { decodeAbi } from '../abi/decodeAbi.js'

/**
 * The answers of Multicall3's `aggregate3`, undefined in the place of each call that failed; undefined when they are not `count` answers.
 *
 * @example decodeAggregate(await request({ method: 'eth_call', params }), 2)
 */
export function decodeAggregate(data: unknown, count: number): readonly (string | undefined)[] | undefined {
  const [answers] = decodeAbi('((bool,bytes)[])', data) ?? []
  if (!Array.isArray(answers) || answers.length !== count) return undefined
  return answers.map(([succeeded, bytes]) => (succeeded === true ? String(bytes) : undefined))
}
