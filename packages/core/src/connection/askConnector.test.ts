import { createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Account } from '../chain/Account.js'
import type { Connector } from '../connector/Connector.js'
import type { SignInOffer, SignInRequest } from '../connector/SignInRequest.js'
import { askConnector } from './askConnector.js'

const request: SignInRequest = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  nonce: 'q3XbW0vZr8Tn',
  issuedAt: '2026-01-01T00:00:00.000Z',
  networkIds: ['eip155:1'],
}
const accounts: readonly Account[] = [{ namespace: 'eip155', address: '0xA', type: 'eoa' }]

function setUp(offered: () => Promise<SignInRequest | undefined>, namespaces: readonly string[] = ['eip155']) {
  const ports = createFakePorts()
  const requested: Parameters<Connector['connect']>[0][] = []
  const answered: unknown[] = []
  const connector: Connector = {
    info: { id: 'walletConnect', name: 'Pairing', type: 'WALLET_CONNECT', namespaces },
    signInNamespaces: ['eip155'],
    async connect(call) {
      requested.push(call)
      call.signIn?.onProofs(['proof'])
      return {}
    },
    reconnect: async () => undefined,
  }
  const offer: SignInOffer = { request: offered, onProofs: (answer) => answered.push(answer) }
  const leaving = new AbortController()
  const requests = namespaces.map((namespace) => ({ namespace, networks: [] }))
  const call = { requests, signal: leaving.signal }
  const ask = (offers: readonly SignInOffer[] = [offer]) => askConnector(connector, call, new Set(offers), ports.clock)
  return { ask, requested, answered, leaving, ports }
}

describe('askConnector with a sign-in offer', () => {
  it('passes the request to the connector, and its response with the accounts to the offer', async () => {
    const { ask, requested, answered } = setUp(async () => request)
    const { answers, passProofs } = ask()
    await answers
    expect(requested[0]?.signIn?.request).toBe(request)
    expect(answered).toEqual([])
    passProofs(accounts)
    expect(answered).toEqual([{ request, proofs: ['proof'], accounts }])
  })

  it.each<[string, () => Promise<SignInRequest | undefined>]>([
    ['returns no request', async () => undefined],
    ['fails', () => Promise.reject(new Error('no nonce'))],
    [
      'throws',
      () => {
        throw new Error('ouch')
      },
    ],
  ])('connects without signing in where the offer %s', async (_, offered) => {
    const { ask, requested, answered } = setUp(offered)
    const { answers, passProofs } = ask()
    await answers
    passProofs(accounts)
    expect([requested.length, requested[0]?.signIn, answered]).toEqual([1, undefined, []])
  })

  it('connects without signing in when the offer takes longer than a second, and ignores it afterwards', async () => {
    let late = (_: SignInRequest) => {}
    const { ask, requested, ports } = setUp(() => new Promise((resolve) => (late = resolve)))
    const { answers } = ask()
    await flushPromises()
    ports.advance(999)
    await flushPromises()
    expect(requested).toHaveLength(0)
    ports.advance(1)
    await answers
    late(request)
    await flushPromises()
    expect([requested.length, requested[0]?.signIn]).toEqual([1, undefined])
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('does not call the connector when the user left while the offer was made', async () => {
    const { ask, requested, leaving } = setUp(() => new Promise(() => {}))
    const { answers } = ask()
    await flushPromises()
    leaving.abort(new Error('left'))
    await expect(answers).rejects.toThrow('left')
    expect(requested).toHaveLength(0)
  })

  it('calls the connector synchronously without an offer or where a namespace cannot sign in', async () => {
    for (const [page, offers] of [
      [setUp(async () => request), []],
      [setUp(async () => request, ['eip155', 'solana']), undefined],
    ] as const) {
      page.ask(offers)
      expect(page.requested.map(({ signIn }) => signIn)).toEqual([undefined])
    }
  })
})
