import { selectorOf } from '../abi/encodeCall.js'
import { encodeWords } from '../abi/encodeWords.js'

/**
 * The data of Multicall3's `aggregate3`, in which each call may fail by itself.
 *
 * @example encodeAggregate([{ to: token, data: '0x313ce567' }])
 */
export function encodeAggregate(calls: readonly { readonly to: string; readonly data: string }[]): `0x${string}` {
  const tuples = calls.map(({ to, data }) => {
    const bytes = data.slice(2)
    const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
    return `${words(to, 1n, 0x60n, BigInt(bytes.length / 2))}${padded}`
  })
  let at = calls.length * 32
  const offsets = tuples.map((tuple) => {
    const offset = words(BigInt(at))
    at += tuple.length / 2
    return offset
  })
  const start = encodeWords(selectorOf('aggregate3((address,bool,bytes)[])'), 0x20n, BigInt(calls.length))
  return `${start}${offsets.join('')}${tuples.join('')}`
}

const words = (...args: readonly (string | bigint)[]) => encodeWords('0x', ...args).slice(2)
