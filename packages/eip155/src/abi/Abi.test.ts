import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeAbi, decodeText, decodeUint, encodeAbi, encodeCall } from './Abi.js'

const word = (value: bigint | number) => BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')
const data = (...words: readonly (bigint | number | string)[]) =>
  `0x${words.map((each) => (typeof each === 'string' ? each : word(each))).join('')}`

describe('decodeAbi', () => {
  it.each([
    ['(address,uint256,bool)', data(0xabn, 5, 1), [`0x${'ab'.padStart(40, '0')}`, 5n, true]],
    ['(int256,bytes4)', data(-2, 'deadbeef'.padEnd(64, '0')), [-2n, '0xdeadbeef']],
    ['(string,uint8)', data(64, 7, 2, '6869'.padEnd(64, '0')), ['hi', 7n]],
    ['(bytes[])', data(32, 2, 64, 128, 1, 'aa'.padEnd(64, '0'), 0), [['0xaa', '0x']]],
    ['((address,uint256[2]),bool)', data(1, 2, 3, 0), [[`0x${'1'.padStart(40, '0')}`, [2n, 3n]], false]],
    ['((bool,bytes)[])', data(32, 1, 32, 1, 64, 1, '05'.padEnd(64, '0')), [[[true, '0x05']]]],
    ['()', '0x', []],
  ])('decodes %s', (types, hex, values) => {
    expect(decodeAbi(types, hex)).toEqual(values)
  })

  it.each([
    ['nothing', '(uint256)', '0x'],
    ['a value that is not hex', '(uint256)', 'five'],
    ['half a word', '(uint256)', `0x${'0'.repeat(62)}`],
    ['an offset past the end of the data', '(bytes)', data(2n ** 255n)],
    ['a length past the end of the data', '(bytes)', data(32, 2n ** 64n)],
    ['a list with an endless length', '(uint256[])', data(32, 2n ** 255n)],
  ])('returns undefined for %s', (_, types, hex) => {
    expect(decodeAbi(types, hex)).toBeUndefined()
  })

  it('stays bounded for any data, even with circular offsets', () => {
    const words = fc
      .array(fc.oneof(fc.nat(400), fc.constantFrom(0, 32, 64)), { maxLength: 60 })
      .map((each) => data(...each))
    const types = fc.constantFrom('(bytes[][],string)', '((bytes,uint256)[][][])', '(string[][][][][])')
    fc.assert(fc.property(types, words, (type, hex) => decodeAbi(type, hex) !== null))
  })
})

const hexOf = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
const encode = (text: string) => {
  const bytes = hexOf(text)
  return `0x${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`
}

describe('decodeText', () => {
  it('decodes any text that a contract returns', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeText(encode(text)) === text))
  })

  it('decodes the 32 bytes of pre-standard tokens', () => {
    expect(decodeText(`0x${hexOf('MKR').padEnd(64, '0')}`)).toBe('MKR')
  })

  it.each([
    ['nothing', '0x'],
    ['a value that is not hex', 'MKR'],
    ['half a byte', '0x123'],
    ['an offset past the end', `0x${word(2n ** 255n)}${word(1)}`],
    ['a length past the end', `0x${word(32)}${word(2n ** 64n)}`],
    ['a missing response', undefined],
  ])('returns no text for %s', (_, data) => {
    expect(decodeText(data)).toBeUndefined()
  })

  it('never throws', () => {
    const hex = fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => `0x${Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')}`)
    fc.assert(fc.property(fc.oneof(hex, fc.anything()), (data) => [decodeText(data), decodeUint(data)].length === 2))
  })
})

describe('decodeUint', () => {
  it('decodes the first word exactly', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => decodeUint(`0x${word(value)}`) === value),
    )
    expect(decodeUint(`0x${word(5)}${word(6)}`)).toBe(5n)
    for (const data of ['0x', '0x5', undefined, 5n, `0x${word(5).slice(2)}`]) expect(decodeUint(data)).toBeUndefined()
  })
})

describe('encodeAbi', () => {
  const account = `0x${'ab'.repeat(20)}` as const

  it.each([
    ['(address,uint256,bool)', [account, 5n, true]],
    ['(int256,bytes4)', [-2n, '0xdeadbeef']],
    ['(string,uint256,bytes)', ['Grüße', 7n, `0x${'05'.repeat(33)}`]],
    ['(uint256[2],bool,bytes32[])', [[2n, 3n], false, [`0x${'0a'.repeat(32)}`]]],
    ['((address,(bytes4,uint256)[],(uint64,bytes)[]))', [[account, [['0xdeadbeef', 1n]], [[2n, '0x01']]]]],
    [
      '(bytes[],string[])',
      [
        ['0x', '0xaabb'],
        ['a', ''],
      ],
    ],
  ])('encodes %s like viem, and decodeAbi decodes it again', (types, values) => {
    const data = encodeAbi(types, values)
    expect(data).toBe(encodeAbiParameters(parseAbiParameters(types.slice(1, -1)), values))
    expect(decodeAbi(types, data)).toEqual(values)
  })

  it('rejects an invalid address', () => {
    expect(() => encodeAbi('(address)', ['0x12'])).toThrow(expect.objectContaining({ code: 'account/invalidAddress' }))
  })
})

describe('encodeCall', () => {
  it('encodes lists of tuples like viem', () => {
    const target = `0x${'ab'.repeat(20)}` as const
    const signature = 'aggregate3((address,bool,bytes)[])'
    const abi = parseAbi(['function aggregate3((address target, bool allowFailure, bytes callData)[] calls)'])
    const calls = [
      { target, allowFailure: true, callData: '0x01' },
      { target, allowFailure: false, callData: `0x${'02'.repeat(40)}` },
    ] as const
    const tuples = calls.map(({ allowFailure, callData }) => [target, allowFailure, callData])
    expect(encodeCall(signature, tuples)).toBe(encodeFunctionData({ abi, args: [calls] }))
  })
})
