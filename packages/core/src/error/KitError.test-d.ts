import { describe, expectTypeOf, it } from 'vitest'
import { isKitError, KitError, type KitErrorCode } from '../index.js'

declare module '../index.js' {
  interface ErrorCodes {
    'companyWallet/locked': 'The company wallet is locked.'
  }
}

describe('the code of an error', () => {
  it('is one of a union, which other packages add to', () => {
    expectTypeOf<'connection/rejected' | 'companyWallet/locked'>().toExtend<KitErrorCode>()
    expectTypeOf(
      new KitError('companyWallet/locked', { shortMessage: '' }).code,
    ).toEqualTypeOf<'companyWallet/locked'>()
    expectTypeOf<KitError['code']>().toEqualTypeOf<KitErrorCode>()
  })

  it('is no typing error', () => {
    // @ts-expect-error misspelt
    new KitError('connection/reject', { shortMessage: '' })
    // @ts-expect-error misspelt
    isKitError(undefined, 'connection/reject')
  })

  it('is narrowed to by isKitError', () => {
    const error: unknown = undefined
    if (isKitError(error, 'rpc/failed')) expectTypeOf(error.code).toEqualTypeOf<'rpc/failed'>()
    if (isKitError(error)) expectTypeOf(error.code).toEqualTypeOf<KitErrorCode>()
  })
})
