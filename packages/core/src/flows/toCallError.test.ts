import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'
import { toCallError } from './toCallError.js'

const failed = new KitError('rpc/failed', { shortMessage: 'The node did not answer.', details: '503' })
const declined = new KitError('connection/rejected', { shortMessage: 'The request was declined.' })

describe('toCallError', () => {
  it('returns the error itself, or a generic call error', () => {
    expect(toCallError(failed, true)).toBe(failed)
    expect(toCallError(new Error('?'), true)).toMatchObject({ code: 'adapter/failed' })
  })

  it('reports an offline page when that is why nothing was reached, with the same details', () => {
    expect(toCallError(failed, false)).toMatchObject({ code: 'network/offline', details: '503', cause: failed })
  })

  it('keeps decisions, online or offline', () => {
    expect(toCallError(declined, false)).toBe(declined)
  })
})
