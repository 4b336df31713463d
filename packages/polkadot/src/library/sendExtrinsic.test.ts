import { createRpcClient } from '@kit/adapter'
import type { WalletCall } from '@kit/core/adapter'
import { createFakeFetch, createFakePorts, type FakeResponse } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import type { OpenChain } from './openChain.js'
import type { Extrinsic } from './palletsOf.js'
import { sendExtrinsic } from './sendExtrinsic.js'

const hash = `0x${'7'.repeat(64)}`
const lost: FakeResponse = { status: 504, body: 'late' }
const limited: FakeResponse = { status: 429, body: 'too many' }
const refusing = (code: number, message: string, data?: string): FakeResponse => ({
  body: { jsonrpc: '2.0', id: 1, error: { code, message, data } },
})
const refusals = {
  outdated: refusing(1010, 'Invalid Transaction', 'Transaction is outdated'),
  future: refusing(1010, 'Invalid Transaction', 'Transaction will be valid in the future'),
  poor: refusing(1010, 'Invalid Transaction', 'Inability to pay some fees (e.g. account balance too low)'),
  banned: refusing(1012, 'Transaction is temporarily banned'),
  pending: refusing(
    1014,
    'Priority is too low: (100 vs 100)',
    'The transaction has too low priority to replace another',
  ),
  known: refusing(1013, 'Transaction Already Imported'),
}

/** Sends over endpoints that return these responses to the signed transaction. */
async function send(...answers: readonly FakeResponse[]): Promise<unknown> {
  let count = 0
  const fetch = createFakeFetch((_, body = '') =>
    body.includes('chain_getHeader')
      ? { body: { jsonrpc: '2.0', id: 1, result: { number: '0x1' } } }
      : (answers[count++] as FakeResponse),
  )
  const urls = answers.map((_, at) => `https://node${at}.example`)
  const request = createRpcClient({ ...createFakePorts({ fetch }), urls, batch: false })
  const chain = { send: (method: string, ...params: readonly unknown[]) => request({ method, params }) }
  const signed = { era: { isMortalEra: false }, hash: { toHex: () => hash }, toHex: () => '0x00' }
  const extrinsic = { signAsync: async () => signed }
  const call = { provider: { request: async () => ({}) }, account: { address: '0x1' } }
  const result = sendExtrinsic(
    chain as unknown as OpenChain,
    extrinsic as unknown as Extrinsic,
    call as unknown as WalletCall,
  )
  return result.then(
    (sent) => sent.hash,
    ({ code, details }) => (code === 'transaction/maybeSent' ? [code, details] : code),
  )
}

const maybeSent = ['transaction/maybeSent', `Transaction: ${hash}`]

describe('sendExtrinsic', () => {
  it.each([
    ['the first endpoint reports it as outdated', [refusals.outdated], 'transaction/expired'],
    ['the first endpoint reports insufficient funds', [refusals.poor], 'transaction/insufficientFunds'],
    ['the first endpoint reports a future nonce', [refusals.future], 'transaction/invalid'],
    ['the first endpoint has another with this nonce', [refusals.pending], 'transaction/invalid'],
    ['a second endpoint has another with this nonce after a lost attempt', [lost, refusals.pending], maybeSent],
    ['the first endpoint only rate-limits', [limited, refusals.outdated], 'transaction/expired'],
    ['the first endpoint reports it as banned', [refusals.banned], maybeSent],
    ['the first endpoint knows it', [refusals.known], hash],
    ['a second endpoint reports it as outdated after a lost attempt', [lost, refusals.outdated], maybeSent],
    ['a second endpoint reports a future nonce after a lost attempt', [lost, refusals.future], maybeSent],
    ['a second endpoint reports it as banned after a lost attempt', [lost, refusals.banned], maybeSent],
    ['a second endpoint reports insufficient funds after a lost attempt', [lost, refusals.poor], maybeSent],
    ['a second endpoint knows it after a lost attempt', [lost, refusals.known], hash],
  ])('reports only what is certain when %s', async (_, answers, outcome) => {
    expect(await send(...answers)).toEqual(outcome)
  })
})
