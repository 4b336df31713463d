import { describe, expect, it } from 'vitest'
import { encodeTransfer } from './encodeTransfer.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x00000000000000000000000000000000000000aa'

describe('encodeTransfer', () => {
  it('refuses a recipient with a wrong checksum, and accepts one without a checksum', () => {
    const typo = alice.replace('f39F', 'F39f')
    expect(() => encodeTransfer({ to: typo, amount: 1n })).toThrow(/checksum/)
    for (const to of [alice, alice.toLowerCase(), alice.slice(2)]) {
      expect(encodeTransfer({ to, amount: 1n })).toEqual({ to: alice.toLowerCase(), value: 1n })
    }
  })

  it('calls transfer(recipient, amount) of a token and sends it no native currency', () => {
    const word = (hex: string) => hex.padStart(64, '0')
    const data = `0xa9059cbb${word(alice.slice(2).toLowerCase())}${word('19')}`
    expect(encodeTransfer({ to: alice, amount: 25n, token })).toEqual({ to: token, data })
  })

  it.each([
    ['a name', { to: 'alice.eth', amount: 1n }],
    ['a negative amount', { to: alice, amount: -1n }],
    ['an amount out of range', { to: alice, amount: 2n ** 256n }],
    // Callers without types pass on what they parsed from JSON.
    ['an amount as text', { to: alice, amount: '100' as never, token }],
    ['an amount as a number', { to: alice, amount: 100 as never, token }],
    ['an invalid token', { to: alice, amount: 1n, token: 'USDC' }],
  ])('refuses %s', (_, call) => {
    expect(() => encodeTransfer(call)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  })
})
