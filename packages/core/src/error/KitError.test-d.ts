import { describe, expectTypeOf, it } from 'vitest'
import { isKitError, KitError, type KitErrorCode } from '../index.js'

declare module '../index.js' {
  interface ErrorCodes {
    'companyWallet/locked': 'The company wallet is locked.'
  }
}

describe('KitErrorCode', () => {
  it('includes the codes that other packages add', () => {
    expectTypeOf<'connection/rejected' | 'companyWallet/locked'>().toExtend<KitErrorCode>()
    expectTypeOf(
      new KitError('companyWallet/locked', { shortMessage: '' }).code,
    ).toEqualTypeOf<'companyWallet/locked'>()
    expectTypeOf<KitError['code']>().toEqualTypeOf<KitErrorCode>()
  })

  it('rejects misspelled codes at compile time', () => {
    // @ts-expect-error misspelt
    new KitError('connection/reject', { shortMessage: '' })
    // @ts-expect-error misspelt
    isKitError(undefined, 'connection/reject')
  })

  it('narrows with isKitError', () => {
    const error: unknown = undefined
    if (isKitError(error, 'rpc/failed')) expectTypeOf(error.code).toEqualTypeOf<'rpc/failed'>()
    if (isKitError(error)) expectTypeOf(error.code).toEqualTypeOf<KitErrorCode>()
  })
})
