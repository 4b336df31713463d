import { describe, expect, it } from 'vitest'
import { ProviderRpcError } from './ProviderRpcError.js'
import { toPairedProviderError } from './toPairedProviderError.js'
import { toPairingError } from './toPairingError.js'

const closed = (reason: string) => new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`)

describe('toPairingError', () => {
  it.each([
    [{ code: 5000, message: 'User rejected.' }, 'connection/rejected'],
    [{ code: 5002, message: 'User disapproved requested methods' }, 'connection/rejected'],
    [new Error('User denied the request'), 'connection/rejected'],
    [{ code: 0, message: 'Proposal expired' }, 'pairing/expired'],
    [closed('Unauthorized: origin not allowed'), 'pairing/originNotAllowed'],
    [closed('JWT validation error: JWT Token is not yet valid'), 'pairing/clockWrong'],
    [closed('Unauthorized: invalid key'), 'pairing/invalidProjectId'],
    [closed('JWT validation error: audience not accepted'), 'pairing/relayRefused'],
    [new Error('Failed to publish custom payload, please try again.'), 'pairing/relayUnreachable'],
    [new Error('No internet connection detected.'), 'pairing/relayUnreachable'],
    [{ code: 5100, message: 'Unsupported chains.' }, 'pairing/notSupported'],
    [{ code: 5104, message: 'Unsupported namespace key. Session not published, expired' }, 'pairing/notSupported'],
    [{ code: 5000, message: 'Requested chains are not supported' }, 'pairing/notSupported'],
    [{ code: -32000, message: 'This wallet does not support the requested networks' }, 'pairing/notSupported'],
    [new Error('No matching key'), 'pairing/notSupported'],
    [new Error('No matching key. proposal: 17'), 'pairing/failed'],
    [new Error('Non conforming namespaces. approve() namespaces chains'), 'pairing/notSupported'],
    [{ code: 5000, message: 'User rejected: the network fee is too high' }, 'connection/rejected'],
    [new Error('odd'), 'pairing/failed'],
    ['odd', 'pairing/failed'],
  ])('converts %s to %s', (error, code) => {
    expect(toPairingError(error)).toMatchObject({ code, cause: error })
  })

  it('reports that the page is offline when the relay was not reached', () => {
    expect(toPairingError(new Error('No internet connection detected.'), false).code).toBe('network/offline')
    expect(toPairingError({ code: 5000, message: 'User rejected.' }, false).code).toBe('connection/rejected')
  })

  it("keeps the relay's reason for the kit's alert", () => {
    expect(toPairingError(closed('Unauthorized: invalid key')).details).toContain('Unauthorized: invalid key')
  })
})

describe('toProviderError', () => {
  it.each([
    [{ code: 5000, message: 'User rejected.' }, 4001],
    [{ code: 4001, message: 'no' }, 4001],
    [{ code: 6000, message: 'User disconnected.' }, 4900],
    [{ code: -32602, message: 'bad', data: { a: 1 } }, -32602],
    [new Error('Failed to publish payload, please try again.'), 4900],
    [new Error('odd'), -32603],
    ['text', -32603],
    [undefined, -32603],
  ])('gives %s the code %s', (error, code) => {
    expect(toPairedProviderError(error)).toMatchObject({ code })
  })

  it('returns its own error type unchanged', () => {
    const error = new ProviderRpcError(4200, 'no')
    expect(toPairedProviderError(error)).toBe(error)
  })
})
