import { codeOf, createTestEngine } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Adapter } from '../adapter/Adapter.js'
import type { PluginServices } from '../engine/PluginServices.js'
import { KitError } from '../error/KitError.js'
import type { Plugin, PluginContext } from '../kit/Plugin.js'

/** Connects a wallet, and returns the services of a plugin. */
async function createWorld(eip155: Partial<Adapter>) {
  const given: PluginServices[] = []
  let contribute: PluginContext['contribute'] | undefined
  const plugin: Plugin<'probe'> = {
    id: 'probe',
    setup(context) {
      contribute = context.contribute
      context.listCommands(
        async () => ({}),
        (_, services) => {
          given.push(services)
          return { destroy() {} }
        },
      )
    },
  }
  const engine = await createTestEngine({ plugins: [plugin], eip155 })
  const { id } = await engine.connect('one')
  return { ...engine, id, services: given[0] as PluginServices, contribute: contribute as PluginContext['contribute'] }
}

describe('signIn', () => {
  it("uses the wallet's own method where its chain has one", async () => {
    const { services } = await createWorld({
      signMessage: async () => 'by message',
      signIn: async ({ account, isHardware, message }) => ({
        message: `${message} and more`,
        signature: `${account.address} ${isHardware}`,
      }),
    })
    expect(await services.signIn({ message: 'in', isHardware: true })).toEqual({
      message: 'in and more',
      signature: '0xone true',
    })
  })

  it('signs a message elsewhere, and rejects where nothing can sign', async () => {
    const { id, services } = await createWorld({ signMessage: async ({ message }) => `signed ${message}` })
    expect(await services.signIn({ connectionId: id, message: 'in' })).toEqual({
      message: 'in',
      signature: 'signed in',
    })
    const none = await createWorld({})
    expect(await codeOf(none.services.signIn({ message: 'in' }))).toBe('adapter/unsupported')
  })
})

describe('messageCheck of a plugin', () => {
  it('keeps a rejected text from the wallet until the plugin removes the check', async () => {
    const requested: string[] = []
    const { kit, contribute } = await createWorld({
      async signMessage({ message }) {
        requested.push(message)
        return '0x'
      },
    })
    const end = contribute('messageCheck', (message) => {
      if (message === 'bad') throw new KitError('adapter/failed', { shortMessage: 'Not this one.' })
    })
    expect(await codeOf(kit.signMessage({ message: 'bad' }))).toBe('adapter/failed')
    await kit.signMessage({ message: 'good' })
    expect(requested).toEqual(['good'])
    end()
    await kit.signMessage({ message: 'bad' })
    expect(requested).toEqual(['good', 'bad'])
  })
})
