import { describe, expect, it } from 'vitest'
import { createWalletError } from './createWalletError.js'
import { isUnsent } from './isUnsent.js'
import { KitError, type KitErrorCode } from './KitError.js'
import { markUnsent } from './markUnsent.js'

const wrapped = (code: KitErrorCode, cause: unknown) =>
  createWalletError(cause, 'eth_sendTransaction', [code, 'The wallet returned an error.'])
const error = (code: number | string, message = '') => Object.assign(new Error(message), { code })

describe('isUnsent', () => {
  it.each<[string, unknown]>([
    ['a rejection by the user', error(4001)],
    ['a rejection inside an internal error', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['a rejection of a paired wallet', error(5000)],
    ['a rejection by its message', new Error('User rejected the request.')],
    ['a rejection by the user inside a failure', error(-32603, 'User denied transaction signature.')],
    ['a rejection by a bare message', new Error('Request rejected')],
    ['a window that the user closed', error('closed', 'Popup closed')],
    ['a rejection classified by an adapter', new KitError('connection/rejected', { shortMessage: '' })],
    ['a page without permission (4100)', error(4100)],
    ['an unsupported method (4200)', wrapped('wallet/unsupportedMethod', error(4200))],
    ['an unknown method (-32601)', error(-32601)],
    ['invalid parameters (-32602)', wrapped('wallet/failed', error(-32602))],
    ['calls that are too many (5740)', wrapped('wallet/failed', error(5740))],
    ['calls that are not atomic (5760)', error(5760)],
    ['a check of the kit', new KitError('transfer/invalidRecipient', { shortMessage: '' })],
    ['another network', new KitError('network/mismatch', { shortMessage: '' })],
    ['a refusal by the chain', new KitError('transaction/insufficientFunds', { shortMessage: '' })],
    ['a method that the adapter lacks', new KitError('adapter/unsupported', { shortMessage: '' })],
  ])('returns true for %s', (_, thrown) => {
    expect(isUnsent(thrown)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['a lost connection (4900)', wrapped('wallet/disconnected', error(4900))],
    ['a lost chain (4901)', error(4901)],
    ['an internal error (-32603)', wrapped('wallet/failed', error(-32603, 'Request timed out'))],
    ['a failed fetch', error(-32603, 'Failed to fetch')],
    ['a node that knows it (-32000)', error(-32000, 'already known')],
    ['a failure with the bare message of a rejection', error(-32603, 'canceled')],
    ['a popup that closed in the middle of it', { code: -32603, data: { message: 'Popup closed' } }],
    [
      'a node that rejects it (-32000)',
      { code: -32603, data: { originalError: error(-32000, 'Transaction rejected') } },
    ],
    ['a connection that closed (4900)', error(4900, 'closed')],
    [
      'an unsupported method inside an internal error',
      wrapped('wallet/unsupportedMethod', { code: -32603, data: error(-32601) }),
    ],
    ['calls of an id that was sent before (5720)', error(5720)],
    ['calls of an id that the wallet does not know (5730)', error(5730)],
    ['an unloaded extension', new Error('Extension context invalidated.')],
    ['a session that ended', new KitError('connection/ended', { shortMessage: '' })],
    ['an abort', new KitError('connection/aborted', { shortMessage: '' })],
    ['an invalid response', new KitError('wallet/invalidResponse', { shortMessage: '' })],
    ['a node that did not answer', new KitError('rpc/timedOut', { shortMessage: '' })],
    ['an offline page', new KitError('network/offline', { shortMessage: '' })],
    [
      'a transaction that may have been sent',
      new KitError('transaction/maybeSent', { shortMessage: '', cause: error(4001) }),
    ],
    ['calls of which some succeeded', new KitError('transaction/partlyReverted', { shortMessage: '' })],
    ['null', null],
    ['undefined', undefined],
    ['a string', 'failed'],
  ])('returns false for %s', (_, thrown) => {
    expect(isUnsent(thrown)).toBe(false)
  })

  it('returns true for any error thrown before the wallet was prompted', async () => {
    const early = markUnsent(async () => {
      throw new KitError('rpc/failed', { shortMessage: '' })
    })
    expect(isUnsent(await early.catch((thrown: unknown) => thrown))).toBe(true)
  })
})
