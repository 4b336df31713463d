import { browserPorts, createKit } from '@kit/core'
import type { FetchPort, Plugin } from '@kit/core/plugin'
import { type SiwxConfig, serverSiwx } from '@kit/siwx'
import { solana, solanaMainnet } from '@kit/solana'
import { generatePrivateKey } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createFamilySigners } from '../../testing/createFamilySigners.js'
import { startTestServer } from '../../testing/startTestServer.js'

const origin = 'https://app.example'

/** A page of the project whose storage survives reloads. */
function openPage(url: string, stored: Map<string, string>, network = { isDown: false }): SiwxConfig {
  const config = serverSiwx({ url, projectId: 'p', statement: 'Sign in to the example.' })
  const page: Plugin<'page'> = { id: 'page', setup: (context) => config.attach?.(context) }
  const ports = browserPorts()
  const fetchPort: FetchPort = async (address, init) => {
    if (network.isDown) throw new TypeError('Failed to fetch')
    return fetch(address, { ...(init as RequestInit), headers: { ...init?.headers, origin } })
  }
  const kit = createKit({
    metadata: { name: 'Example', description: '', url: origin, icons: [] },
    adapters: [solana({ networks: [solanaMainnet] })],
    plugins: [page],
    ports: {
      ...ports,
      fetch: fetchPort,
      // A device whose clock is a year slow.
      clock: { ...ports.clock, now: () => Date.now() - 365 * 24 * 3_600_000 },
      platform: { ...ports.platform, href: `${origin}/account?tab=1`, origin },
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
        watch: () => () => undefined,
      },
    },
  })
  kit.start()
  return config
}

async function signIn(page: SiwxConfig, signer: ReturnType<typeof createFamilySigners>[number]) {
  const { chainId, address: accountAddress } = signer
  const made = await page.createMessage({ chainId, accountAddress })
  const { toString: _, ...data } = made
  const message = made.toString()
  const session = { data, message, signature: await signer.signMessage({ message }) }
  await page.addSession(session)
  return session
}

it('serverSiwx signs in a page without its own backend, restores the account after a reload, and signs it out', async () => {
  const projects = [{ id: 'p', allowedOrigins: [origin] }]
  const { url } = await startTestServer({ projects, chains: {}, rateLimits: { enabled: false } })
  const stored = new Map<string, string>()
  const network = { isDown: false }
  const page = openPage(url, stored, network)
  const [alice] = createFamilySigners(generatePrivateKey())
  const [bob] = createFamilySigners(generatePrivateKey())
  if (alice === undefined || bob === undefined) throw new Error('Two accounts of Solana were expected')
  expect(await page.getSessions(alice.chainId, alice.address)).toEqual([])

  const session = await signIn(page, alice)
  expect(session.data).toMatchObject({ domain: 'app.example', uri: `${origin}/account` })
  expect(await page.getSessions(alice.chainId, alice.address)).toEqual([session])
  const again = openPage(url, stored, network)
  expect(await again.getSessions(alice.chainId, alice.address)).toEqual([session])
  const other = await signIn(again, bob)
  expect(await again.getSessions(bob.chainId, bob.address)).toEqual([other])

  const forged = { ...(await signIn(again, bob)), message: session.message }
  await expect(again.addSession(forged)).rejects.toMatchObject({ code: 'siwx/invalid' })
  network.isDown = true
  await expect(again.getSessions(alice.chainId, alice.address)).rejects.toMatchObject({ code: 'siwx/unknown' })
  await expect(again.revokeSession(alice.chainId, alice.address)).rejects.toMatchObject({ code: 'siwx/unknown' })
  network.isDown = false

  await again.revokeSession(alice.chainId, alice.address)
  expect(await again.getSessions(alice.chainId, alice.address)).toEqual([])
  expect(await again.getSessions(bob.chainId, bob.address)).toHaveLength(1)
  await again.setSessions([])
  expect(await page.getSessions(bob.chainId, bob.address)).toEqual([])
  expect(stored.get('kit.siwx-tokens')).toBe('[]')
})
