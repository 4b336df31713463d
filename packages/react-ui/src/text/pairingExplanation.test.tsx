import { KitError, type KitErrorCode } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { pairingExplanation } from './pairingExplanation.js'

const wordsOf = (code: KitErrorCode) =>
  pairingExplanation({ status: 'failed', error: new KitError(code, { shortMessage: '' }), retryAtMs: 0 })

describe('pairingWords', () => {
  it.each([
    ['pairing/clockWrong', 'pairing.clockWrong', 'pairing.clockWrongText'],
    ['pairing/originNotAllowed', 'pairing.refused', 'pairing.originNotAllowedText'],
    ['pairing/invalidProjectId', 'pairing.refused', 'pairing.notSetUpText'],
    ['pairing/relayNotConfigured', 'pairing.refused', 'pairing.notSetUpText'],
    ['pairing/relayRefused', 'pairing.refused', 'pairing.relayRefusedText'],
    ['pairing/relayUnreachable', 'pairing.failed', 'pairing.failedText'],
    ['network/offline', 'pairing.offline', 'pairing.offlineText'],
  ] as const)('returns a specific explanation for %s', (code, title, detail) => {
    expect(wordsOf(code)).toMatchObject({ title, detail })
  })
})
