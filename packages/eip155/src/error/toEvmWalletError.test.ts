import { isRejection } from '@kit/adapter'
import { errorLayers, isKitError, isUnsent, KitError } from '@kit/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures, rejections, unknownChains } from '../testing/walletErrors.data.js'
import { isUnknownChain } from './isUnknownChain.js'
import { revertReason } from './revertReason.js'
import { toEvmWalletError } from './toEvmWalletError.js'

describe('toWalletError', () => {
  it.each(rejections)('recognizes a rejection by %s', (_, error) => {
    const mapped = toEvmWalletError(error, 'eth_sendTransaction')
    expect(mapped.code).toBe('connection/rejected')
    expect(mapped.cause).toBe(error)
  })

  it.each(failures)('distinguishes a failure from a rejection: %s', (_, error, code) => {
    expect(toEvmWalletError(error, 'eth_sendTransaction').code).toBe(code)
  })

  it.each(unknownChains)('recognizes an unknown chain wrapped as %s', (_, error) => {
    expect(isUnknownChain(error)).toBe(true)
    expect(isRejection(error)).toBe(false)
  })

  it.each(rejections)("doesn't mistake a rejection for an unknown chain: %s", (_, error) => {
    expect(toEvmWalletError(error, 'wallet_switchEthereumChain').code).not.toBe('wallet/failed')
  })

  it.each([
    [5700, 'adapter/unsupported', true],
    [5710, 'adapter/unsupported', true],
    [5720, 'transaction/maybeSent', false],
    [5730, 'wallet/failed', false],
    [5740, 'transaction/invalid', true],
    [5750, 'connection/rejected', true],
    [5760, 'adapter/unsupported', true],
  ] as const)('maps error %i of a batch of calls to %s', (code, expected, isSure) => {
    const mapped = toEvmWalletError({ code, message: 'No.' }, 'wallet_sendCalls')
    expect([mapped.code, isUnsent(mapped)]).toEqual([expected, isSure])
    expect(mapped.details).toContain('No.')
  })

  it('maps the error of a status request with an unknown ID to transaction/invalid', () => {
    expect(toEvmWalletError({ code: 5730 }, 'wallet_getCallsStatus').code).toBe('transaction/invalid')
  })

  it('returns kit errors unchanged', () => {
    const error = new KitError('connection/aborted', { shortMessage: 'Gone.' })
    expect(toEvmWalletError(error, 'eth_chainId')).toBe(error)
  })

  it('explains where to answer a pending request', () => {
    expect(toEvmWalletError({ code: -32002 }, 'eth_requestAccounts').shortMessage).toContain('Open the wallet')
  })

  it("cleans and truncates the wallet's message", () => {
    const { details } = toEvmWalletError(new Error(`\u202Eevil\u0000 ${'x'.repeat(10_000)}`), 'personal_sign')
    expect(details).toContain('Wallet message: evil')
    expect(details?.length).toBeLessThan(400)
  })

  it('returns a typed error for any value', () => {
    fc.assert(
      fc.property(fc.anything({ withObjectString: true, maxDepth: 4 }), (error) => {
        expect(isKitError(toEvmWalletError(error, 'eth_accounts'))).toBe(true)
      }),
    )
  })

  it('finds a code at any depth of any wrapping', () => {
    const wrappers = fc.array(fc.constantFrom('cause', 'data', 'originalError', 'error', 'info'), { maxLength: 8 })
    fc.assert(
      fc.property(wrappers, fc.constantFrom(4001, 5000, 'ACTION_REJECTED', '4001'), (keys, code) => {
        const error = keys.reduce<unknown>((inner, key) => ({ code: -32603, message: 'Internal', [key]: inner }), {
          code,
        })
        expect(toEvmWalletError(error, 'eth_sendTransaction').code).toBe('connection/rejected')
      }),
    )
  })

  it('handles getters that throw, cycles and proxies', () => {
    const circle: { cause?: unknown; code: number } = { code: -32603 }
    circle.cause = circle
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap')
        },
      },
    )
    const endless: unknown = new Proxy({}, { get: () => endless })
    for (const error of [
      circle,
      trap,
      endless,
      {
        get code() {
          throw new Error('getter')
        },
      },
    ]) {
      expect(toEvmWalletError(error, 'eth_chainId').code).toBe('wallet/failed')
    }
  })
})

describe('errorLayers', () => {
  it('stays bounded for any nesting', () => {
    const deep = Array.from({ length: 1000 }).reduce<unknown>((cause) => ({ cause }), {})
    expect(errorLayers(deep).length).toBeLessThanOrEqual(16)
  })
})

describe('revertReason', () => {
  // Error("not enough"), as encoded by Solidity.
  const data = `0x08c379a0${'20'.padStart(64, '0')}${'a'.padStart(64, '0')}${'6e6f7420656e6f756768'.padEnd(64, '0')}`

  it.each([
    ['decodes Error(string) in the data', { code: 3, message: 'execution reverted', data }, 'not enough'],
    ['decodes it inside a wrapper', { code: -32603, data: { code: 3, data } }, 'not enough'],
    ['reads the node’s text', { message: 'execution reverted: ERC20: paused' }, 'ERC20: paused'],
    [
      'reads a development node’s text',
      { message: "reverted with reason string 'Ownable: caller'" },
      'Ownable: caller',
    ],
    ['reads viem’s text', { shortMessage: 'The contract function "f" reverted with the following reason:\nno' }, 'no'],
    ['does not know a custom error', { code: 3, message: 'execution reverted', data: '0x12345678' }, 'unknown reason'],
    ['does not know a revert without reason', { message: 'reverted without a reason string' }, 'unknown reason'],
    ['sees no revert elsewhere', { code: -32000, message: 'nonce too low' }, undefined],
  ])('%s', (_, error, reason) => {
    expect(revertReason(error)).toBe(reason)
  })

  it('never throws on hostile data', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 400 }), (hex) => {
        expect(typeof revertReason({ code: 3, data: `0x08c379a0${hex}` })).toBe('string')
      }),
    )
  })
})
