import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAbi } from './decodeAbi.js'

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
  ])('reads %s', (types, hex, values) => {
    expect(decodeAbi(types, hex)).toEqual(values)
  })

  it.each([
    ['nothing', '(uint256)', '0x'],
    ['what is no hex', '(uint256)', 'five'],
    ['half a word', '(uint256)', `0x${'0'.repeat(62)}`],
    ['an offset beyond the data', '(bytes)', data(2n ** 255n)],
    ['a length beyond the data', '(bytes)', data(32, 2n ** 64n)],
    ['a list that says that it is endless', '(uint256[])', data(32, 2n ** 255n)],
  ])('makes nothing of %s', (_, types, hex) => {
    expect(decodeAbi(types, hex)).toBeUndefined()
  })

  it('ends soon, whatever the data says, also where lists lead back into each other', () => {
    const words = fc
      .array(fc.oneof(fc.nat(400), fc.constantFrom(0, 32, 64)), { maxLength: 60 })
      .map((each) => data(...each))
    const types = fc.constantFrom('(bytes[][],string)', '((bytes,uint256)[][][])', '(string[][][][][])')
    fc.assert(fc.property(types, words, (type, hex) => decodeAbi(type, hex) !== null))
  })
})
