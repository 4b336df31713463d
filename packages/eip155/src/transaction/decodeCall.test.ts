import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeAbi, encodeCall, selectorOf } from '../abi/Abi.js'
import { decodeCall } from './decodeCall.js'
import { knownFunctions } from './knownFunctions.data.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('decodeCall', () => {
  it.each([
    [encodeCall('transfer(address,uint256)', bob, 25n), 'transfer', [bob, '25']],
    [encodeCall('setApprovalForAll(address,bool)', bob, 1n), 'setApprovalForAll', [bob, 'true']],
    [encodeCall('deposit()'), 'deposit', []],
    [
      encodeCall('swapExactETHForTokens(uint256,address[],address,uint256)', 5n, [alice, bob], bob, 9n),
      'swapExactETHForTokens',
      ['5', `[${alice}, ${bob}]`, bob, '9'],
    ],
    [
      encodeCall('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
        bob,
        alice,
        500n,
        bob,
        1n,
        2n,
        0n,
      ]),
      'exactInputSingle',
      [`[${bob}, ${alice}, 500, ${bob}, 1, 2, 0]`],
    ],
  ])('returns the function name and arguments of %s', (input, name, args) => {
    expect(decodeCall(input)).toEqual({ name, args })
  })

  it('shows the calls inside a multicall', () => {
    const input = encodeCall('multicall(uint256,bytes[])', 99n, [encodeCall('transfer(address,uint256)', bob, 7n)])
    expect(decodeCall(input)).toEqual({ name: 'multicall', args: ['99', `transfer(${bob}, 7)`] })
  })

  it('falls back to the selector for an unknown function, and omits malformed arguments', () => {
    expect(decodeCall('0xdeadbeef00')).toEqual({ name: '0xdeadbeef', args: [] })
    expect(decodeCall('0xa9059cbb00')).toEqual({ name: 'transfer', args: [] })
    for (const input of ['0x', '', '0x1234', 'transfer']) expect(decodeCall(input)).toBeUndefined()
  })

  it('identifies each function by a unique selector', () => {
    expect(new Set(knownFunctions.map(selectorOf)).size).toBe(knownFunctions.length)
  })

  it('returns short texts, whatever the data is', () => {
    const word = fc.oneof(fc.nat(300).map(BigInt), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
    const input = fc
      .tuple(fc.constantFrom(...knownFunctions), fc.array(word, { maxLength: 40 }))
      .map(
        ([signature, words]) =>
          `${selectorOf(signature)}${encodeAbi(`(${words.map(() => 'uint256')})`, words).slice(2)}`,
      )
    fc.assert(
      fc.property(input, (data) => {
        const { args } = decodeCall(data) ?? { args: ['x'.repeat(999)] }
        return args.length <= 50 && args.every((arg) => arg.length <= 200)
      }),
    )
  })
})
