import { loadPart } from '../error/loadPart.js'
import { createLater, type Later } from '../signal/createLater.js'
import type { Chunk } from './listCommands.js'
import type { PluginServices } from './PluginServices.js'

/**
 * When the code of a plugin loads, unless one of its commands is called before: `opening` with the engine, so that the modal waits for
 * it; `idle` once the page has nothing else to do after that; `connected` when a wallet is connected.
 */
export type PluginStage = 'opening' | 'idle' | 'connected'

/** A plugin's code, and its services once it is loaded. */
export type PluginChunk<Services = unknown, Code = unknown> = Later<Chunk<Services, Code>> & {
  readonly stage: PluginStage
}

/**
 * Creates the chunk of a plugin, whose commands wait for it.
 *
 * @param started Resolves once the engine runs.
 * @param atEnd Gets what disposes the plugin's services.
 */
export function createPluginChunk<Services extends { destroy(): void }, Code>(
  stage: PluginStage,
  load: () => Promise<Code>,
  start: (code: Code, services: PluginServices) => Services,
  started: () => Promise<() => PluginServices>,
  atEnd: (end: () => void) => void,
): PluginChunk<Services, Code> {
  const chunk = createLater(async () => {
    const [given, code] = await Promise.all([started(), loadPart(load())])
    const services = start(code, given())
    atEnd(() => {
      chunk.forget()
      services.destroy()
    })
    return { code, services }
  })
  return { ...chunk, stage }
}
