import { RpcError } from '@kit/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectorOf } from '../abi/Abi.js'
import { contractErrors } from './contractErrors.data.js'
import { describeRevert } from './describeRevert.js'

const word = (value: number) => value.toString(16).padStart(64, '0')
const errorString = (hex: string) => `0x08c379a0${word(32)}${word(hex.length / 2)}${hex.padEnd(64, '0')}`
const thrown = (data: string) => new RpcError({ shortMessage: 'execution reverted', code: 3, data })

describe('describeRevert', () => {
  it.each([
    ['a text', thrown(errorString('706175736564')), 'paused'],
    ['a text that reverses the line', thrown(errorString('e280ae6f6b')), 'ok'],
    ['a panic', thrown(`0x4e487b71${word(0x11)}`), 'Arithmetic overflow or underflow.'],
    ['an unknown panic', thrown(`0x4e487b71${word(0x99)}`), 'Internal contract error.'],
    ['an error of ERC-6093', thrown(`0xe450d38c${word(1)}${word(2)}${word(3)}`), 'Insufficient token balance.'],
    ['a custom error', thrown('0xdeadbeef'), 'Custom contract error 0xdeadbeef.'],
    ['nested data', { code: -32603, data: { data: `0x4e487b71${word(0x12)}` } }, 'Division by zero.'],
    ["the node's own words", new Error('execution reverted: too late'), 'too late'],
    ['nothing', thrown('0x'), 'unknown reason'],
    ['an error that is not a revert', new Error('timeout'), undefined],
  ])('describes %s in plain language', (_, error, words) => {
    expect(describeRevert(error)).toBe(words)
  })

  it('recognizes each listed error by its selector', () => {
    for (const [signature, words] of Object.entries(contractErrors)) {
      expect(describeRevert(thrown(selectorOf(signature)))).toBe(words)
    }
  })

  it('never throws', () => {
    const hex = fc
      .uint8Array()
      .map((bytes) => `0x08c379a0${Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')}`)
    fc.assert(fc.property(fc.oneof(hex, fc.anything()), (data) => describeRevert({ code: 3, data }) !== ''))
  })
})
