import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKitError } from './isKitError.js'
import { isRejection } from './isRejection.js'
import { KitError } from './KitError.js'
import { toWalletError } from './toWalletError.js'

const named = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name, ...more })
const codeOf = (error: unknown) => toWalletError(error, 'sign').code

describe('toWalletError for rejections by the user', () => {
  it.each([4001, '4001', 5000, 5001, 5002, 5003, 'ACTION_REJECTED'])('recognizes the code %s, at any depth', (code) => {
    const wrappers = fc.array(fc.constantFrom('cause', 'data', 'originalError', 'error', 'info'), { maxLength: 8 })
    fc.assert(
      fc.property(wrappers, (keys) => {
        const wrapped = keys.reduce<unknown>((inner, key) => ({ code: -32603, message: 'Internal', [key]: inner }), {
          code,
        })
        return isRejection(wrapped)
      }),
    )
  })

  // Errors from public issue threads and documentation, by wallet or library.
  it.each<[string, unknown]>([
    ['MetaMask', new Error('MetaMask Tx Signature: User denied transaction signature.')],
    ['Coinbase popup', new Error('User closed modal')],
    ['Trust Wallet', 'cancelled'],
    ['Ledger', new Error('Action cancelled by user')],
    ['Ledger app', named('TransportStatusError', 'Ledger device: Condition not satisfied (denied by the user?)')],
    ['Safe', new Error('Transaction was rejected')],
    ['Phantom', new Error('User rejected the request.')],
    ['Solflare', named('WalletSignTransactionError', 'Transaction rejected')],
    ['Backpack', new Error('Approval Denied')],
    ['a closed window', named('WalletWindowClosedError', '')],
    ['a closed plugin', new Error('Plugin Closed')],
    ['polkadot-js', new Error('Cancelled')],
    ['Talisman', new Error('Error: Rejected by the wallet')],
    ['a page that the user blocked', new Error('The source is not allowed to interact with this extension')],
    ['Xverse', { code: -32000, message: 'User rejected request to get accounts' }],
    ['pairing', { message: 'User disapproved requested methods' }],
    ['a signer', new Error('Rejected by owner')],
  ])('recognizes the message of %s', (_, error) => {
    expect(isRejection(error)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['a contract that reverts with such a message', { code: 3, message: 'execution reverted: user denied by policy' }],
    ['revert data', { code: -32603, message: 'The user was rejected', data: `0x08c379a0${'0'.repeat(128)}` }],
    ['an aborted fetch', new Error('The user aborted a request.')],
    ['a node that refuses', { code: -32000, message: 'transaction rejected: nonce too low' }],
    ['a validator that refuses', new Error('Transaction rejected by validator: slot skipped')],
    ['a broken connection', new Error('Connection closed')],
    ['a node that hung up', new Error('The RPC node closed the connection')],
    ['a closed account', new Error('The user account is closed.')],
    ['a denied account', { code: -32000, message: "The user's account was denied access" }],
    ['nothing', undefined],
  ])('does not match %s', (_, error) => {
    expect(isRejection(error)).toBe(false)
  })
})

describe('toWalletError', () => {
  it.each<[unknown, string]>([
    [{ code: 4001 }, 'connection/rejected'],
    [{ code: -32002, message: 'Request already pending' }, 'connection/pending'],
    [{ code: 4100, message: 'The method has not been authorized by the user.' }, 'wallet/unauthorized'],
    [{ code: 4200 }, 'wallet/unsupportedMethod'],
    [{ code: -32601, message: 'The method does not exist.' }, 'wallet/unsupportedMethod'],
    [{ code: 4900 }, 'wallet/disconnected'],
    [{ code: 4901 }, 'wallet/disconnected'],
    [{ code: -32000, message: 'insufficient funds for gas * price + value' }, 'transaction/insufficientFunds'],
    [{ code: 4901, message: 'The transaction 0x12 may have been sent' }, 'transaction/maybeSent'],
    [new Error('oops'), 'wallet/failed'],
    [42, 'wallet/failed'],
    [null, 'wallet/failed'],
    [undefined, 'wallet/failed'],
  ])('maps %j to %s', (error, code) => {
    expect(toWalletError(error, 'sign')).toMatchObject({ code, details: expect.stringContaining('Method: sign') })
  })

  it('applies the rules of one chain, but keeps rejections', () => {
    const rules = [
      { code: 'connection/rejected', codes: [-32000], unless: /invalid/i },
      { code: 'wallet/unauthorized', codes: [-32002] },
      { code: 'transaction/expired', phrase: /blockhash not found/i, shortMessage: 'Too old.' },
    ] as const
    const read = (error: unknown) => toWalletError(error, 'sign', rules)
    expect(read({ code: -32000 }).code).toBe('connection/rejected')
    expect(read({ code: -32000, message: 'Invalid parameters' }).code).toBe('wallet/failed')
    expect(read({ code: -32002 }).code).toBe('wallet/unauthorized')
    expect(read(new Error('Blockhash not found'))).toMatchObject({
      code: 'transaction/expired',
      shortMessage: 'Too old.',
    })
    expect(read({ code: -32002, message: 'User rejected the request.' }).code).toBe('connection/rejected')
    expect(toWalletError(new Error('x'), 'sign', [{ code: 'transaction/reverted' }]).code).toBe('transaction/reverted')
  })

  it("quotes the wallet's message, stripped and capped", () => {
    const { details } = toWalletError(new Error(`\u202Eevil\u0000 ${'x'.repeat(10_000)}`), 'sign')
    expect(details).toContain('Wallet message: evil')
    expect(details?.length).toBeLessThan(400)
  })

  it('keeps any error as the cause, and returns kit errors unchanged', () => {
    fc.assert(
      fc.property(fc.anything({ withObjectString: true, maxDepth: 4 }), (thrown) => {
        const error = toWalletError(thrown, 'sign')
        return isKitError(error) && (thrown === undefined || Object.is(error.cause, thrown))
      }),
    )
    const own = new KitError('connection/aborted', { shortMessage: 'x' })
    expect(toWalletError(own, 'sign')).toBe(own)
  })

  it('survives getters that throw, circular values and proxies', () => {
    const circle: { cause?: unknown; code: number } = { code: -32603 }
    circle.cause = circle
    const trap = () => {
      throw new Error('trap')
    }
    const endless: unknown = new Proxy({}, { get: () => endless })
    for (const error of [circle, new Proxy({}, { get: trap }), endless]) expect(codeOf(error)).toBe('wallet/failed')
  })
})
