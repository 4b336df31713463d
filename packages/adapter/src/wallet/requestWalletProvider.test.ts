import { isKitError, KitError, toWalletError } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { readField } from './readField.js'
import { requestWalletProvider } from './requestWalletProvider.js'

const load = async () => ({ toWalletError })
const asking = { method: 'sign', signal: undefined, load }
const failure = (ask: () => unknown, more: object = {}) =>
  requestWalletProvider({ ...asking, ...more, ask }).catch((error: unknown) => error)

describe('requestWalletProvider', () => {
  it('calls the wallet synchronously, inside the user gesture', async () => {
    let isRequested = false
    const answer = requestWalletProvider({
      ...asking,
      ask: () => {
        isRequested = true
        return 7
      },
    })
    expect(isRequested).toBe(true)
    expect(await answer).toBe(7)
  })

  it('converts a rejection and a throw to the same typed error', async () => {
    const error = { code: 4001 }
    const broken = () => {
      throw error
    }
    for (const ask of [() => Promise.reject(error), broken])
      expect(await failure(ask)).toMatchObject({ code: 'connection/rejected', cause: error })
  })

  it('waits until the signal aborts', async () => {
    const controller = new AbortController()
    const failed = failure(() => new Promise(() => {}), { signal: controller.signal })
    controller.abort('enough')
    expect(await failed).toMatchObject({ code: 'connection/aborted', cause: 'enough' })
    const own = new KitError('kit/destroyed', { shortMessage: 'Over.' })
    expect(await failure(() => new Promise(() => {}), { signal: AbortSignal.abort(own) })).toBe(own)
  })

  it('distinguishes a plain rejection from a failure when the code that reads errors does not load', async () => {
    const offline = { load: () => Promise.reject(new TypeError('offline')) }
    expect(isKitError(await failure(() => Promise.reject({ code: 4001 }), offline), 'connection/rejected')).toBe(true)
    expect(isKitError(await failure(() => Promise.reject({ code: 7 }), offline), 'wallet/failed')).toBe(true)
  })
})

describe('readField', () => {
  it('returns undefined where there is nothing to read', () => {
    const trap = {
      get x(): unknown {
        throw new Error('trap')
      },
    }
    for (const value of [undefined, null, 7, 'text', {}, trap]) expect(readField(value, 'x')).toBeUndefined()
    expect(readField({ x: 1 }, 'x')).toBe(1)
  })
})
