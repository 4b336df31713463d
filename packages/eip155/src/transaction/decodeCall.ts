import { cleanText, type TransactionDetails } from '@kit/core/adapter'
import { type AbiValue, decodeAbi, selectorOf } from '../abi/Abi.js'
import { toChecksumAddress } from '../address/ChecksumAddress.js'
import { knownFunctions } from './knownFunctions.data.js'

/** More than a line can show. */
const maxCharacters = 200

/**
 * Decodes the data of a transaction into readable text: a well-known function with its arguments, including calls inside `multicall`. An
 * unknown function is shown by its selector. Returns undefined if there is no call. The data is untrusted, and texts in it are cleaned.
 *
 * @example decodeCall('0xa9059cbb…') // { name: 'transfer', args: ['0x7099…79C8', '25000000'] }
 */
export function decodeCall(input: string): TransactionDetails['call'] {
  return decode(input, true)
}

function decode(input: string, mayNest: boolean): TransactionDetails['call'] {
  const selector = /^0x[\da-f]{8}/i.exec(input)?.[0].toLowerCase()
  if (selector === undefined) return undefined
  const signature = knownFunctions.find((each) => selectorOf(each) === selector)
  if (signature === undefined) return { name: selector, args: [] }
  const name = signature.slice(0, signature.indexOf('('))
  const values = decodeAbi(signature.slice(name.length), `0x${input.slice(10)}`) ?? []
  const isNested = mayNest && name === 'multicall'
  const args = values.flatMap((value) => (isNested && Array.isArray(value) ? value.map(toCallText) : [toText(value)]))
  return { name, args: args.slice(0, maxArgs) }
}

/** Maximum number of displayed calls inside a call. */
const maxArgs = 50

function toCallText(value: AbiValue): string {
  const call = typeof value === 'string' ? decode(value, false) : undefined
  return call ? cut(`${call.name}(${call.args.join(', ')})`) : toText(value)
}

function toText(value: AbiValue): string {
  if (typeof value !== 'object') {
    const text = String(value)
    return /^0x[\da-f]{40}$/.test(text) ? toChecksumAddress(text as `0x${string}`) : cut(text)
  }
  return cut(`[${value.slice(0, maxArgs).map(toText).join(', ')}]`)
}

const cut = (text: string) => cleanText(text, maxCharacters)
