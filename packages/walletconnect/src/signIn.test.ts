import type { SignInRequest } from '@kit/core/adapter'
import type { RemoteWalletOptions } from '@kit/testing/remote-wallet'
import { describe, expect, it } from 'vitest'
import { createPorts, eip155Of, providerOf, requestFor, until } from './testing/createTestKit.js'
import { useWorld } from './testing/useWorld.js'

const world = useWorld({ withChains: false })
const never = new AbortController().signal

const request: SignInRequest = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  nonce: '7pZ1mBwC4tXq9sKd',
  issuedAt: '2026-01-01T10:00:00.000Z',
  statement: 'Sign in to the test.',
  requestId: 'one',
  networkIds: ['eip155:31337', 'eip155:31338'],
}

/** Pairs and requests a sign-in. `cacaos` is what the wallet proved, or undefined if it only approved the session. */
async function pairSigned(options: Partial<RemoteWalletOptions> = {}, ports = createPorts()) {
  const wallet = await world.openWallet(options)
  const connector = world.openConnector({}, { ports })
  let cacaos: readonly unknown[] | undefined
  const sessions = connector.connect({
    requests: requestFor(world.networks()),
    signal: never,
    onUri: (uri) => void wallet.pair(uri),
    signIn: {
      request,
      onProofs(given) {
        cacaos = given
      },
    },
  })
  return { wallet, ports, session: eip155Of(await sessions), cacaos }
}

describe('pairing with sign-in', () => {
  it('connects with one approval, proves each network as requested, and reconnects after a reload', async () => {
    const { wallet, ports, session, cacaos } = await pairSigned()
    expect(session.accounts).toEqual([{ namespace: 'eip155', address: wallet.addresses[0], type: 'eoa' }])
    expect(session.approvedNetworkIds).toEqual(request.networkIds)
    expect(cacaos).toEqual(
      request.networkIds.map((networkId) => ({
        h: { t: 'caip122' },
        p: expect.objectContaining({
          iss: `did:pkh:${networkId}:${wallet.addresses[0]}`,
          aud: request.uri,
          domain: request.domain,
          nonce: request.nonce,
          iat: request.issuedAt,
          requestId: request.requestId,
          statement: request.statement,
        }),
        s: { t: 'eip191', s: expect.stringMatching(/^0x[\da-f]{130}$/) },
      })),
    )
    const params = ['0x6869', wallet.addresses[0]]
    expect(await providerOf(session).request({ method: 'personal_sign', params })).toMatch(/^0x[\da-f]{130}$/)
    expect(wallet.getState().sessions).toHaveLength(1)
    const restored = await world.openConnector({}, { ports }).reconnect({
      requests: requestFor(world.networks()),
      signal: never,
    })
    expect(eip155Of(restored).accounts).toEqual(session.accounts)
  })

  it('only connects with a wallet that does not support sign-in', async () => {
    const { session, cacaos } = await pairSigned({ supportsSignIn: false })
    expect(session.approvedNetworkIds).toEqual(request.networkIds)
    expect(cacaos).toBeUndefined()
  })

  it('rejects as a whole when the wallet declines', async () => {
    await expect(pairSigned({ behavior: { mode: 'reject' } })).rejects.toMatchObject({ code: 'connection/rejected' })
  })

  it('uses only the networks and methods that were granted', async () => {
    const { session, cacaos } = await pairSigned({ grant: { chainIds: [31338], methods: ['eth_sendTransaction'] } })
    expect(session.networkId).toBe('eip155:31338')
    expect(session.approvedNetworkIds).toEqual(['eip155:31338'])
    expect(cacaos).toHaveLength(1)
    const signing = providerOf(session).request({ method: 'personal_sign', params: ['0x6869'] })
    await expect(signing).rejects.toMatchObject({ code: expect.any(Number) })
  })

  it('passes on a forged proof unchanged, and connects: the caller verifies it', async () => {
    const forge = (cacaos: readonly unknown[]) =>
      cacaos.map((cacao) => ({ ...(cacao as object), s: { t: 'eip1271', s: '0x00' } }))
    const { cacaos } = await pairSigned({ transformProofs: forge })
    expect(cacaos?.[0]).toMatchObject({ s: { t: 'eip1271', s: '0x00' } })
  })

  it('refuses a response that grants none of the requested networks', async () => {
    const stray = (cacaos: readonly unknown[]) =>
      cacaos.map((cacao) => ({ ...(cacao as object), p: { iss: 'did:pkh:eip155:5:nobody', resources: {} } }))
    await expect(pairSigned({ transformProofs: stray })).rejects.toMatchObject({ code: expect.stringContaining('/') })
  })

  it('ends in the wallet when the caller has stopped waiting', async () => {
    const wallet = await world.openWallet({ behavior: { mode: 'manual' } })
    const connector = world.openConnector()
    const leaving = new AbortController()
    const connecting = connector.connect({
      requests: requestFor(world.networks()),
      signal: leaving.signal,
      onUri: (uri) => void wallet.pair(uri),
      signIn: { request, onProofs: () => expect.unreachable() },
    })
    connecting.catch(() => undefined)
    await until(() => expect(wallet.getState().prompts).toHaveLength(1))
    leaving.abort(new Error('closed'))
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
    await wallet.approveNext()
    await until(() => expect(wallet.getState().sessions).toHaveLength(0))
  })
})
