import { loadChunk } from '../error/loadChunk.js'
import { createLazy, type Lazy } from '../signal/createLazy.js'
import type { Chunk } from './listCommands.js'
import type { PluginServices } from './PluginServices.js'

/**
 * When the code of a plugin is loaded if none of its commands is called before.
 *
 * - `opening`: together with the engine, before the modal opens.
 * - `idle`: when the page is idle after that.
 * - `connected`: once a wallet is connected.
 * - `use`: never.
 * - A storage key: once a wallet is connected and that key has a value, which another tab may write later.
 */
export type PluginStage = 'opening' | 'idle' | 'connected' | 'use' | { readonly stored: string }

/** The code of a plugin and its services, loaded on demand. */
export type PluginChunk<Services = unknown, Code = unknown> = Lazy<Chunk<Services, Code>> & {
  readonly stage: PluginStage
  /** ID of the plugin, unless a connector or the directory registered it. */
  readonly plugin: string | undefined
}

/**
 * Creates the chunk of a plugin. The plugin's commands wait for it.
 *
 * @param started Resolves once the engine runs.
 * @param atEnd Receives the function that destroys the plugin's services.
 */
export function createPluginChunk<Services extends { destroy(): void }, Code>(
  { plugin, stage }: Pick<PluginChunk, 'plugin' | 'stage'>,
  load: () => Promise<Code>,
  start: (code: Code, services: PluginServices) => Services,
  started: () => Promise<(stage: PluginStage) => PluginServices>,
  atEnd: (end: () => void) => void,
): PluginChunk<Services, Code> {
  const chunk = createLazy(async () => {
    const [given, code] = await Promise.all([started(), loadChunk(load())])
    const services = start(code, given(stage))
    atEnd(() => {
      chunk.forget()
      services.destroy()
    })
    return { code, services }
  })
  return { ...chunk, plugin, stage }
}
