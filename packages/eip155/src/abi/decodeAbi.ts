/** A decoded value: numbers as bigint, addresses and bytes as hex in lower case, arrays and tuples as lists. */
export type AbiValue = bigint | boolean | string | readonly AbiValue[]

/** A type as its text says it. */
type AbiType =
  | { readonly kind: 'tuple'; readonly parts: readonly AbiType[] }
  | { readonly kind: 'list'; readonly of: AbiType; readonly length: number | undefined }
  | { readonly kind: 'plain'; readonly name: string }

const wordDigits = 64
/** No honest answer has more, and nesting would let few bytes say many values. */
const mostValues = 5_000

/**
 * The values of ABI-encoded data, by the types in parentheses; undefined for what is not data of these types. The data is hostile: nothing
 * is read beyond it, and no more than 5000 values.
 *
 * @example decodeAbi('(address,uint256)', `0x${data.slice(10)}`)
 */
export function decodeAbi(types: string, data: unknown): readonly AbiValue[] | undefined {
  if (typeof data !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(data)) return undefined
  const hex = data.slice(2).toLowerCase()
  let left = mostValues

  /** Where a part begins, from the word at `at`; offsets count from `base`. */
  const follow = (base: number, at: number) => base + readLength(hex, at) * 2

  function readSequence(parts: readonly AbiType[], base: number): readonly AbiValue[] {
    let at = base
    return parts.map((part) => {
      const from = isDynamic(part) ? follow(base, at) : at
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
    const type = parseType(types)
    return read(type, 0) as readonly AbiValue[]
  } catch {
    return undefined
  }
}

function readPlain(hex: string, name: string, at: number): AbiValue {
  if (name === 'bytes' || name === 'string') {
    const digits = readLength(hex, at) * 2
    const from = at + wordDigits
    if (hex.length < from + digits) throw new RangeError('Beyond the data.')
    const bytes = hex.slice(from, from + digits)
    return name === 'bytes' ? `0x${bytes}` : decodeUtf8(bytes)
  }
  const word = readWord(hex, at)
  if (name === 'address') return `0x${word.slice(24)}`
  if (name === 'bool') return BigInt(`0x${word}`) !== 0n
  if (name.startsWith('bytes')) return `0x${word.slice(0, Number(name.slice(5)) * 2)}`
  return name.startsWith('int') ? BigInt.asIntN(256, BigInt(`0x${word}`)) : BigInt(`0x${word}`)
}

function readWord(hex: string, at: number): string {
  const word = hex.slice(at, at + wordDigits)
  if (word.length < wordDigits) throw new RangeError('Beyond the data.')
  return word
}

/** A count or an offset: never more than the data has bytes. */
function readLength(hex: string, at: number): number {
  const length = BigInt(`0x${readWord(hex, at)}`)
  if (length * 2n > BigInt(hex.length)) throw new RangeError('Beyond the data.')
  return Number(length)
}

function isDynamic(type: AbiType): boolean {
  if (type.kind === 'tuple') return type.parts.some(isDynamic)
  if (type.kind === 'list') return type.length === undefined || isDynamic(type.of)
  return type.name === 'bytes' || type.name === 'string'
}

/** Digits that a part has where it stands: an offset, or all of it. */
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

function decodeUtf8(hex: string): string {
  return new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}
