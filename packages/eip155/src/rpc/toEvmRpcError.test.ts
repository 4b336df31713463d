import { RpcError } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { toEvmRpcError } from './toEvmRpcError.js'

describe('toRpcError', () => {
  it("decodes the revert reason of a contract through a library's wrapping", () => {
    const refused = new RpcError({ shortMessage: 'execution reverted: paused', code: 3 })
    const error = new Error('Contract call failed', { cause: refused })
    expect(toEvmRpcError(error, 'x')).toMatchObject({
      code: 'transaction/reverted',
      message: expect.stringMatching(/paused/),
    })
  })

  it('distinguishes a timeout from a failure, and describes it without a URL', () => {
    const late = new Error('https://rpc.example/v1/secret-key', {
      cause: new RpcError({ shortMessage: 'The endpoint took too long to answer.', timedOut: true }),
    })
    expect(toEvmRpcError(late, 'x')).toMatchObject({
      code: 'rpc/timedOut',
      details: 'The endpoint took too long to answer.',
    })
    expect(toEvmRpcError(new RpcError({ shortMessage: 'HTTP status 503.', status: 503 }), 'x').code).toBe('rpc/failed')
  })

  it('returns kit errors unchanged, and types anything else', () => {
    const own = new KitError('network/notConfigured', { shortMessage: 'x' })
    expect(toEvmRpcError(own, 'y')).toBe(own)
    for (const error of [undefined, null, 'x', 4, {}, new Error('x')])
      expect(toEvmRpcError(error, 'y').code).toBe('rpc/failed')
  })
})
