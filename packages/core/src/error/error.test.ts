import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentationUrl } from './documentationUrl.data.js'
import { hasRejectionCode } from './hasRejectionCode.js'
import { isKitError } from './isKitError.js'
import { KitError } from './KitError.js'
import { optionError } from './optionError.js'
import { toKitError } from './toKitError.js'

describe('toKitError', () => {
  it('returns a kit error unchanged', () => {
    const error = new KitError('connection/rejected', { shortMessage: 'No.' })
    expect(toKitError(error, 'adapter/failed', 'Other.')).toBe(error)
  })

  it('keeps the cause and never throws for any thrown value', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const error = toKitError(thrown, 'adapter/failed', 'Some.')
        return isKitError(error, 'adapter/failed') && (thrown === undefined || Object.is(error.cause, thrown))
      }),
    )
  })

  it('survives an error whose getters throw', () => {
    const hostile = {
      get message() {
        throw new Error('gotcha')
      },
    }
    const error = toKitError(hostile, 'adapter/failed', 'Some.')
    expect(error.details).toBeUndefined()
    expect(error.cause === hostile).toBe(true)
  })

  it('survives a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(isKitError(proxy)).toBe(false)
    expect(hasRejectionCode(proxy)).toBe(false)
    expect(isKitError(toKitError(proxy, 'adapter/failed', 'Some.'), 'adapter/failed')).toBe(true)
  })

  it("contains the provider's message, capped and cleaned", () => {
    const { details } = toKitError({ message: `a\u202eb${'x'.repeat(5000)}` }, 'adapter/failed', 'Some.')
    expect(details).toHaveLength(300)
    expect(details?.startsWith('abx')).toBe(true)
  })
})

describe('KitError', () => {
  const urlOf = (docsPath?: string) =>
    new KitError('rpc/failed', { shortMessage: 'No.', ...(docsPath !== undefined && { docsPath }) }).docsUrl

  it("has the URL of its code's section, of another page of the documentation, or of a page elsewhere", () => {
    expect(urlOf()).toBe(`${documentationUrl.replace('$1', 'errors')}#rpc`)
    expect(urlOf('docs/start/vite.md')).toBe(documentationUrl.replace('$1', 'start/vite'))
    expect(urlOf('https://company.example/wallet#locked')).toBe('https://company.example/wallet#locked')
    expect(documentationUrl).toMatch(/^https:\/\/[^$]+\/\$1(\.md)?$/)
  })
})

describe('isKitError', () => {
  it('recognizes kit errors by their mark, also from another copy of the package', () => {
    const copy = Object.assign(new Error('x'), { isKitError: true, code: 'rpc/failed' })
    expect(isKitError(copy)).toBe(true)
    expect(isKitError(copy, 'rpc/failed')).toBe(true)
    expect(isKitError(copy, 'rpc/timedOut')).toBe(false)
    for (const other of [undefined, null, 'x', {}, new Error('x'), { isKitError: true }])
      expect(isKitError(other)).toBe(false)
  })
})

it('optionError formats any received value', () => {
  const itself: unknown[] = []
  itself.push(itself)
  expect(optionError('app.id', itself, 'a string').shortMessage).toBe('app.id must be a string. Received: object')
  fc.assert(
    fc.property(fc.anything(), (given) => optionError('app.id', given, 'a string').code === 'kit/invalidOption'),
  )
})
