import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { requireAddress } from '../address/ChecksumAddress.js'

/** A decoded value: numbers as bigint, addresses and bytes as lowercase hex, arrays and tuples as lists. */
export type AbiValue = bigint | boolean | string | readonly AbiValue[]

/** A parsed type. */
type AbiType =
  | { readonly kind: 'tuple'; readonly parts: readonly AbiType[] }
  | { readonly kind: 'list'; readonly of: AbiType; readonly length: number | undefined }
  | { readonly kind: 'plain'; readonly name: string }

const wordDigits = 64
/** No honest response has more, and nesting would let a few bytes encode many values. */
const maxValues = 5_000

/**
 * Decodes ABI-encoded data by its types in parentheses. Returns undefined if the data doesn't match. The data is untrusted: never reads
 * past its end, and decodes at most 5000 values.
 *
 * @example decodeAbi('(address,uint256)', `0x${data.slice(10)}`)
 */
export function decodeAbi(types: string, data: unknown): readonly AbiValue[] | undefined {
  if (typeof data !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(data)) return undefined
  const hex = data.slice(2).toLowerCase()
  let left = maxValues

  function readSequence(parts: readonly AbiType[], base: number): readonly AbiValue[] {
    let at = base
    return parts.map((part) => {
      // Offsets count from the beginning of the sequence.
      const from = isDynamic(part) ? base + readLength(hex, at) * 2 : at
      at += headDigits(part)
      return read(part, from)
    })
  }

  function read(type: AbiType, at: number): AbiValue {
    if (--left < 0) throw new RangeError('Too many values.')
    if (type.kind === 'tuple') return readSequence(type.parts, at)
    if (type.kind === 'list') {
      const count = type.length ?? readLength(hex, at)
      if (count > left) throw new RangeError('Too many values.')
      const from = type.length === undefined ? at + wordDigits : at
      return readSequence(new Array<AbiType>(count).fill(type.of), from)
    }
    return readPlain(hex, type.name, at)
  }

  try {
    return read(parseType(types), 0) as readonly AbiValue[]
  } catch {
    return undefined
  }
}

/**
 * Decodes the text in a contract's response, a `string` or, for pre-standard tokens, 32 bytes. Returns undefined if there is none.
 *
 * @example decodeText(await request({ method: 'eth_call', params: [{ to, data: '0x95d89b41' }, 'latest'] }))
 */
export function decodeText(data: unknown): string | undefined {
  const isWord = typeof data === 'string' && data.length === wordDigits + 2
  const [value] = decodeAbi(isWord ? '(bytes32)' : '(string)', data) ?? []
  if (typeof value !== 'string') return undefined
  return isWord ? toText(value.slice(2)).split('\0', 1)[0] : value
}

/**
 * Decodes the unsigned integer in the first word of a contract's response. Returns undefined if there is none.
 *
 * @example decodeUint('0x' + '05'.padStart(64, '0')) // 5n
 */
export function decodeUint(data: unknown): bigint | undefined {
  const [value] = decodeAbi('(uint256)', data) ?? []
  return typeof value === 'bigint' ? value : undefined
}

/**
 * Encodes values by their types in parentheses.
 *
 * @throws KitError `account/invalidAddress`
 * @example encodeAbi('(address,bytes)', [owner, '0x01'])
 */
export function encodeAbi(types: string, values: readonly AbiValue[]): `0x${string}` {
  return `0x${write(parseType(types), values)}`
}

/**
 * Encodes a call of a contract's function.
 *
 * @throws KitError `account/invalidAddress`
 * @example encodeCall('transfer(address,uint256)', to, 5n)
 */
export function encodeCall(signature: string, ...args: readonly AbiValue[]): `0x${string}` {
  return `${selectorOf(signature)}${write(parseType(signature.slice(signature.indexOf('('))), args)}`
}

/** Returns the first four bytes of the hash of a function or error signature. */
export function selectorOf(signature: string): `0x${string}` {
  return `0x${bytesToHex(keccak_256(signature).subarray(0, 4))}`
}

function readPlain(hex: string, name: string, at: number): AbiValue {
  if (isDynamicName(name)) {
    const digits = readLength(hex, at) * 2
    const from = at + wordDigits
    if (hex.length < from + digits) throw new RangeError('Read past the end of the data.')
    const bytes = hex.slice(from, from + digits)
    return name === 'bytes' ? `0x${bytes}` : toText(bytes)
  }
  const word = readWord(hex, at)
  if (name === 'address') return `0x${word.slice(24)}`
  if (name === 'bool') return BigInt(`0x${word}`) !== 0n
  if (name.startsWith('bytes')) return `0x${word.slice(0, Number(name.slice(5)) * 2)}`
  return name.startsWith('int') ? BigInt.asIntN(256, BigInt(`0x${word}`)) : BigInt(`0x${word}`)
}

function readWord(hex: string, at: number): string {
  const word = hex.slice(at, at + wordDigits)
  if (word.length < wordDigits) throw new RangeError('Read past the end of the data.')
  return word
}

/** Reads a count or an offset, which is at most the number of bytes in the data. */
function readLength(hex: string, at: number): number {
  const length = BigInt(`0x${readWord(hex, at)}`)
  if (length * 2n > BigInt(hex.length)) throw new RangeError('Read past the end of the data.')
  return Number(length)
}

function write(type: AbiType, value: AbiValue): string {
  if (type.kind === 'plain') return writePlain(type.name, value)
  const values = value as readonly AbiValue[]
  if (type.kind === 'tuple') return writeSequence(type.parts, values)
  const count = type.length === undefined ? toWord(values.length) : ''
  return `${count}${writeSequence(new Array<AbiType>(values.length).fill(type.of), values)}`
}

function writeSequence(parts: readonly AbiType[], values: readonly AbiValue[]): string {
  let digits = parts.reduce((sum, part) => sum + headDigits(part), 0)
  let tails = ''
  const heads = parts.map((part, index) => {
    const written = write(part, values[index] ?? '')
    if (!isDynamic(part)) return written
    const offset = toWord(digits / 2)
    digits += written.length
    tails += written
    return offset
  })
  return `${heads.join('')}${tails}`
}

function writePlain(name: string, value: AbiValue): string {
  const text = String(value)
  if (name === 'address') return toWord(requireAddress(text))
  if (!/^(bytes|string)/.test(name)) return toWord(value as bigint | boolean)
  const bytes = name === 'string' ? bytesToHex(utf8ToBytes(text)) : text.slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / wordDigits) * wordDigits, '0')
  return isDynamicName(name) ? `${toWord(bytes.length / 2)}${padded}` : padded
}

const toWord = (value: bigint | boolean | number | string): string =>
  BigInt.asUintN(256, BigInt(value)).toString(16).padStart(wordDigits, '0')

const toText = (hex: string): string => new TextDecoder().decode(hexToBytes(hex))

function isDynamic(type: AbiType): boolean {
  if (type.kind === 'tuple') return type.parts.some(isDynamic)
  if (type.kind === 'list') return type.length === undefined || isDynamic(type.of)
  return isDynamicName(type.name)
}

const isDynamicName = (name: string): boolean => name === 'bytes' || name === 'string'

/** Returns the number of head digits of a part: an offset, or the whole value. */
function headDigits(type: AbiType): number {
  if (isDynamic(type) || type.kind === 'plain') return wordDigits
  if (type.kind === 'tuple') return type.parts.reduce((sum, part) => sum + headDigits(part), 0)
  return (type.length ?? 0) * headDigits(type.of)
}

function parseType(text: string): AbiType {
  const list = /^(.+)\[(\d*)\]$/.exec(text)
  if (list) return { kind: 'list', of: parseType(list[1] ?? ''), length: list[2] ? Number(list[2]) : undefined }
  if (!text.startsWith('(')) return { kind: 'plain', name: text }
  const parts: AbiType[] = []
  let depth = 0
  let from = 1
  for (let at = 1; at < text.length; at++) {
    const sign = text[at]
    if (sign === '(') depth++
    else if (sign === ')' && depth > 0) depth--
    else if (sign === ',' || sign === ')') {
      if (depth === 0 && at > from) parts.push(parseType(text.slice(from, at)))
      if (depth === 0) from = at + 1
    }
  }
  return { kind: 'tuple', parts }
}
