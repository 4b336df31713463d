import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createKit } from '@kit/core'
import { freePort, scratchFolder, startSourceServer } from '@kit/devnet'
import { eip155 } from '@kit/eip155-viem'
import { eip155Verifier } from '@kit/eip155-viem/verify'
import { createFakePorts, createFakeStorage } from '@kit/testing'
import { createRemoteWallet, type RemoteWalletOptions } from '@kit/testing/remote-wallet'
import { walletConnect } from '@kit/walletconnect'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSiwx } from './createSiwx.js'
import { siwx } from './siwx.js'

const chain = (id: number) => ({
  id,
  name: `Local ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  // Nothing listens there: key signatures are verified without requests.
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
})
const ends: (() => unknown)[] = []
let relayUrl = ''
let endRelay = async () => {}

beforeAll(async () => {
  const [port, dataDir] = [await freePort(), mkdtempSync(join(scratchFolder(), 'kit-siwx-'))]
  const server = await startSourceServer(['--port', `${port}`, '--data', dataDir])
  endRelay = async () => {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  relayUrl = `ws://127.0.0.1:${port}`
}, 20_000)
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(() => endRelay())

/** Creates a paired page and wallet. `asked` counts all requests to the wallet. */
async function pair(options: Partial<RemoteWalletOptions> = {}) {
  const fakes = createFakePorts({ storage: createFakeStorage() as never })
  const kit = createKit({
    metadata: { name: 'Page', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [chain(31337), chain(31338)] })],
    connectors: [walletConnect({ relayUrl })],
    plugins: [
      siwx(
        createSiwx({
          verifiers: [eip155Verifier()],
          namespaces: ['eip155'],
          domain: 'dapp.example',
          uri: 'https://dapp.example/',
          statement: 'Sign in to the page.',
          resources: ['https://dapp.example/terms'],
        }),
      ),
    ],
    ports: {
      ...fakes,
      clock: {
        now: () => Date.now(),
        monotonic: () => performance.now(),
        setTimeout: (callback, delayMs) => {
          const timer = setTimeout(callback, delayMs)
          return () => clearTimeout(timer)
        },
      },
    },
  })
  ends.push(() => kit.destroy())
  kit.start()
  // The link waits for the sign-in request for a second at most, as after the modal has loaded its code.
  await kit.preload()
  const statuses: string[] = []
  kit.plugins.siwx.state.subscribe(() => statuses.push(kit.plugins.siwx.state.getState().status))
  const wallet = await createRemoteWallet({
    relayUrl,
    chains: [31337, 31338].map((id) => ({ id, rpcUrl: 'http://127.0.0.1:9' })) as never,
    behavior: { mode: 'approve' },
    ...options,
  })
  ends.push(() => wallet.destroy())
  const startMs = performance.now()
  const connecting = kit.connect({ connectorId: 'walletConnect' })
  const link = await vi.waitFor(() => {
    const state = kit.pairing.getState()
    return state.status === 'ready' ? state.uri : Promise.reject(new Error(state.status))
  }, 10_000)
  const linkMs = Math.round(performance.now() - startMs)
  await wallet.pair(link)
  await connecting
  const { state } = kit.plugins.siwx
  await vi.waitFor(() => expect(['signedIn', 'failed', 'ready']).toContain(state.getState().status), 10_000)
  return { kit, wallet, state: state.getState(), statuses, linkMs }
}

/** Changes the payload of the first proof after it was signed. */
const changing = (change: object) => ({
  transformProofs: (cacaos: readonly unknown[]) =>
    cacaos.map((cacao) => {
      const { p, ...rest } = cacao as { readonly p: object }
      return { ...rest, p: { ...p, ...change } }
    }),
})

describe('pairing with sign-in', () => {
  it('signs in with the approval of the connection, without a second request', async () => {
    const { kit, wallet, state, statuses, linkMs } = await pair()
    console.info(`link with a sign-in: ${linkMs} ms`)
    expect(state).toMatchObject({ status: 'signedIn', account: { address: wallet.addresses[0] } })
    expect(state.session?.data).toMatchObject({
      accountAddress: wallet.addresses[0],
      chainId: 'eip155:31337',
      domain: 'dapp.example',
      statement: expect.stringMatching(/^Sign in to the page\. I further authorize the stated URI .* for 'eip155'\.$/),
    })
    expect(state.session?.cacao).toMatchObject({ h: { t: 'caip122' } })
    expect(statuses).toEqual(['checking', 'signedIn'])
    expect(await kit.plugins.siwx.getSessions()).toHaveLength(1)
  })

  it('requests the sign-in separately if the wallet only connects', async () => {
    expect((await pair({ supportsSignIn: false })).state).toMatchObject({ status: 'ready' })
  })

  it('signs in with a network that was granted in place of the active one', async () => {
    const { state } = await pair({ grant: { chainIds: [31338] } })
    expect(state).toMatchObject({ status: 'signedIn', session: { data: { chainId: 'eip155:31338' } } })
  })

  it.each<[string, Partial<RemoteWalletOptions>, string]>([
    ['an old nonce', { transformSignIn: (payload) => ({ ...payload, nonce: 'anOldNonce1' }) }, 'nonce'],
    ['another domain', { transformSignIn: (payload) => ({ ...payload, domain: 'evil.example' }) }, 'domain'],
    [
      'a longer lifetime',
      { transformSignIn: (payload) => ({ ...payload, exp: '2099-01-01T00:00:00Z' }) },
      'expirationTime',
    ],
    ['no statement', changing({ statement: 'Anything.' }), 'statement'],
    ['no version', changing({ version: '2' }), 'message'],
  ])("connects, but doesn't sign in, with %s", async (_, options, field) => {
    const { kit, state } = await pair(options)
    expect(kit.active.getState().status).toBe('connected')
    expect(state).toMatchObject({ status: 'failed', error: { code: 'siwx/invalid', details: field } })
    expect(await kit.plugins.siwx.getSessions()).toEqual([])
  })

  it("doesn't sign in with an altered text while no node can tell whether the account is a contract", async () => {
    const { kit, state } = await pair(changing({ iat: new Date().toISOString() }))
    expect(state).toMatchObject({ status: 'failed', error: { code: 'siwx/unknown' } })
    expect(await kit.plugins.siwx.getSessions()).toEqual([])
  })
})
