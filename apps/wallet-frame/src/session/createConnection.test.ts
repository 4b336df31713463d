import { describe, expect, it } from 'vitest'
import type { Addresses } from '../keys/Addresses.js'
import type { Login } from '../login/createLogin.js'
import type { Session } from '../login/Session.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import { createConnection } from './createConnection.js'

const alice = '2f1c9a52-4a47-4a27-9c1e-0f5a3b6d7e81'
const bob = '7b0a2f3e-90cb-4a3f-8f63-0d8b8f0f4f11'
const addresses = { eoa: '0x1', owner: '0x2', solana: 'S' } as unknown as Addresses
const { signal } = new AbortController()

/** The frame of one wallet host in pages of several origins: one storage, one login. */
function openHost() {
  const kept = new Map<string, unknown>()
  const keyValue: KeyValue = {
    get: async (name) => structuredClone(kept.get(name)),
    set: async (name, value) => void kept.set(name, structuredClone(value)),
    remove: async (name) => void kept.delete(name),
    lasts: async () => true,
  }
  let user: string | undefined
  const login = {
    user: async () => user,
    session: async () => (user === undefined ? undefined : ({ user } as Session)),
    take: async (answer: { readonly user: string }) => {
      user = answer.user
      return { user } as Session
    },
    signOut: async () => {
      user = undefined
    },
  } as unknown as Login
  const unlock = {
    knownAddresses: async () => (user === undefined ? undefined : addresses),
    async requireAddresses() {
      if (user === undefined) throw new Error('Not signed in.')
      return addresses
    },
  }
  return {
    kept,
    user: () => user,
    /** Opens the page of an origin; `agrees` is the user's answer to it. */
    open(origin: string, agrees = true) {
      const requested: string[] = []
      async function share(): Promise<void> {
        requested.push(origin)
        if (!agrees) throw new Error('declined')
      }
      return { requested, ...createConnection({ login, keyValue, unlock, origin, share }) }
    },
  }
}

describe('createConnection', () => {
  it('connects an origin by a sign-in there, without another prompt', async () => {
    const page = openHost().open('https://a.example')
    await page.login.take({ user: alice })
    expect(await page.requireAddresses(signal)).toBe(addresses)
    expect(await page.addresses()).toBe(addresses)
    await page.require()
    expect(page.requested).toEqual([])
  })

  it('reveals nothing to another origin until the user shares the address with it', async () => {
    const host = openHost()
    await host.open('https://a.example').login.take({ user: alice })
    const other = host.open('https://b.example')
    expect([await other.addresses(), await other.login.session()]).toEqual([undefined, undefined])
    await expect(other.require()).rejects.toMatchObject({ code: 4100 })
    expect(await other.requireAddresses(signal)).toBe(addresses)
    expect(other.requested).toEqual(['https://b.example'])
    // Not asked again, nor after a reload.
    const reloaded = host.open('https://b.example')
    expect([await reloaded.requireAddresses(signal), reloaded.requested]).toEqual([addresses, []])
  })

  it('reveals nothing when the user declines', async () => {
    const host = openHost()
    await host.open('https://a.example').login.take({ user: alice })
    const other = host.open('https://b.example', false)
    await expect(other.requireAddresses(signal)).rejects.toThrow('declined')
    expect(await other.addresses()).toBeUndefined()
  })

  it('disconnects the origin that signs out, and ends the login with the last one', async () => {
    const host = openHost()
    const [a, b, stranger] = ['a', 'b', 'c'].map((name) => host.open(`https://${name}.example`))
    await a?.login.take({ user: alice })
    await b?.requireAddresses(signal)
    await stranger?.end()
    expect([await a?.addresses(), await b?.addresses()]).toEqual([addresses, addresses])
    await a?.end()
    expect([await a?.addresses(), await b?.addresses(), host.user()]).toEqual([undefined, addresses, alice])
    await b?.end()
    expect(host.user()).toBeUndefined()
  })

  it('connects the user who shared: a later user shares again, and the earlier page can’t sign them out', async () => {
    const host = openHost()
    const [a, b] = ['a', 'b'].map((name) => host.open(`https://${name}.example`))
    await a?.login.take({ user: alice })
    await b?.login.take({ user: bob })
    expect(await a?.addresses()).toBeUndefined()
    await a?.end()
    expect([host.user(), await b?.addresses()]).toEqual([bob, addresses])
  })

  it('ignores invalid grants', async () => {
    const host = openHost()
    const page = host.open('https://a.example')
    await page.login.take({ user: alice })
    host.kept.set('grants', { 'https://a.example': 5 })
    expect(await page.addresses()).toBeUndefined()
  })
})
