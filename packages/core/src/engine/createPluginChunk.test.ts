import { createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { expect, it, vi } from 'vitest'
import type { Plugin } from '../kit/Plugin.js'
import type { PluginStage } from './createPluginChunk.js'

/** Creates a plugin whose code loads when the test tells it to. */
function createSlowPlugin(stage: PluginStage = 'connected') {
  const log: string[] = []
  let arrive = () => {}
  const code = new Promise<object>((resolve) => {
    arrive = () => resolve({ greet: () => async () => 'hello' })
  })
  const plugin: Plugin<'slow', { greet(): Promise<string> }> = {
    id: 'slow',
    setup(context) {
      const { asyncCommand } = context.listCommands(
        () => code as Promise<{ greet: () => () => Promise<string> }>,
        (_, { events$ }) => {
          log.push('started')
          const received = events$.subscribe(({ type }) => log.push(type))
          return {
            destroy() {
              received.unsubscribe()
              log.push('ended')
            },
          }
        },
        stage,
      )
      return { greet: asyncCommand((m) => m.greet) }
    },
  }
  return { plugin, log, arrive: () => arrive() }
}

it("createPluginChunk restores a wallet without the plugin's code, which receives the missed events later", async () => {
  const first = await createTestEngine()
  await first.connect('one', ['0xA'])
  const ports = createFakePorts()
  for (const [key, text] of first.ports.stored) ports.stored.set(key, text)
  const { plugin, log, arrive } = createSlowPlugin()
  const { kit, one } = await createTestEngine({ ports, plugins: [plugin], preload: false })
  await vi.waitFor(() => expect(one.requested).toEqual(['reconnect']))
  one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
  await flushPromises()
  expect(kit.active.getState().status).toBe('connected')
  expect(kit.getProvider()).toBeDefined()
  const greeted = kit.plugins.slow.greet()
  await flushPromises()
  expect(log).toEqual([])
  arrive()
  expect(await greeted).toBe('hello')
  expect(log).toEqual(['started', 'connection/reconnected'])
  kit.destroy()
  expect(log.at(-1)).toBe('ended')
})

it('createPluginChunk rejects with a typed error when the code does not load, and loads it with the next call', async () => {
  const loads: (() => Promise<{ greet: () => () => Promise<string> }>)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ greet: () => async () => 'hello' }),
  ]
  const plugin: Plugin<'lost', { greet(): Promise<string> }> = {
    id: 'lost',
    setup(context) {
      const load = () => (loads.shift() ?? fail)()
      const { asyncCommand } = context.listCommands(load, () => ({ destroy: () => undefined }))
      return { greet: asyncCommand((m) => m.greet) }
    },
  }
  const fail = () => Promise.reject(new Error('It is asked for once more.'))
  const { kit } = await createTestEngine({ plugins: [plugin], preload: false })
  await expect(kit.plugins.lost.greet()).rejects.toMatchObject({ code: 'kit/loadFailed' })
  expect(await kit.plugins.lost.greet()).toBe('hello')
  kit.destroy()
})

it('createPluginChunk loads the code of each stage at its time, and that of a called command immediately', async () => {
  const loaded: string[] = []
  const idle: (() => void)[] = []
  const pluginOf = (id: string, stage?: PluginStage): Plugin<string, { greet(): Promise<string> }> => ({
    id,
    setup(context) {
      const load = async () => {
        loaded.push(id)
        return { greet: () => async () => 'hello' }
      }
      const { asyncCommand } = context.listCommands(load, () => ({ destroy: () => undefined }), stage)
      return { greet: asyncCommand((m) => m.greet) }
    },
  })
  const plugins = [pluginOf('opening', 'opening'), pluginOf('idle', 'idle'), pluginOf('connected', 'connected')]
  const lazy = [pluginOf('called'), pluginOf('wanted'), pluginOf('never')]
  const ports = { ...createFakePorts(), whenIdle: (work: () => void) => void idle.push(work) }
  const engine = await createTestEngine({ ports, plugins: [...plugins, ...lazy], preload: false })
  const { kit } = engine
  expect(loaded).toEqual([])
  await kit.preload()
  expect(loaded).toEqual(['opening'])
  await (kit.plugins as Record<string, { greet(): Promise<string> }>)['called']?.greet()
  expect(loaded).toEqual(['opening', 'called'])
  for (const work of idle) work()
  await flushPromises()
  expect(loaded).toEqual(['opening', 'called', 'idle'])
  await engine.connect('one', ['0xA'])
  await flushPromises()
  expect(loaded).toEqual(['opening', 'called', 'idle', 'connected'])
  await kit.preload({ plugin: 'wanted' })
  expect(loaded).toEqual(['opening', 'called', 'idle', 'connected', 'wanted'])
  kit.destroy()
})

it('createPluginChunk loads code with a storage key once a wallet is connected and the key has a value, also by another tab', async () => {
  const loaded: string[] = []
  const resuming = (id: string): Plugin<string, object> => ({
    id,
    setup(context) {
      const load = async () => void loaded.push(id)
      context.listCommands(load, () => ({ destroy: () => undefined }), { stored: `test.${id}` })
      return {}
    },
  })
  const ports = createFakePorts()
  ports.stored.set('test.first', '{}')
  const engine = await createTestEngine({ ports, plugins: [resuming('first'), resuming('second')], preload: false })
  await engine.kit.preload()
  await flushPromises()
  expect(loaded).toEqual([])
  await engine.connect('one', ['0xA'])
  await flushPromises()
  expect(loaded).toEqual(['first'])
  ports.writeFromOtherTab('test.second', '{}')
  await flushPromises()
  expect(loaded).toEqual(['first', 'second'])
  engine.kit.destroy()
  ports.writeFromOtherTab('test.second', '[]')
  expect(loaded).toEqual(['first', 'second'])
})

it('createPluginChunk replays no missed events to code that loads only when it is used', async () => {
  const { plugin, log, arrive } = createSlowPlugin('use')
  const engine = await createTestEngine({ plugins: [plugin], preload: false })
  await engine.kit.preload()
  await engine.connect('one', ['0xA'])
  arrive()
  await engine.kit.plugins.slow.greet()
  expect(log).toEqual(['started'])
  engine.kit.destroy()
})

it('createPluginChunk does not start code that loads after the kit is destroyed', async () => {
  const { plugin, log, arrive } = createSlowPlugin()
  const { kit } = await createTestEngine({ plugins: [plugin], preload: false })
  await kit.preload()
  const greeted = kit.plugins.slow.greet()
  await flushPromises()
  kit.destroy()
  arrive()
  await expect(greeted).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(log).toEqual([])
})
