import { selectorOf } from '../read/encodeCall.js'

/**
 * The data of Multicall3's `aggregate3`, in which each call may fail by itself.
 *
 * @example encodeAggregate([{ to: token, data: '0x313ce567' }])
 */
export function encodeAggregate(calls: readonly { readonly to: string; readonly data: string }[]): `0x${string}` {
  const tuples = calls.map(({ to, data }) => {
    const bytes = data.slice(2)
    const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
    return `${to.slice(2).padStart(64, '0')}${word(1)}${word(0x60)}${word(bytes.length / 2)}${padded}`
  })
  let at = calls.length * 32
  const offsets = tuples.map((tuple) => {
    const offset = word(at)
    at += tuple.length / 2
    return offset
  })
  const selector = selectorOf('aggregate3((address,bool,bytes)[])')
  return `${selector}${word(0x20)}${word(calls.length)}${offsets.join('')}${tuples.join('')}`
}

const word = (value: number) => value.toString(16).padStart(64, '0')
