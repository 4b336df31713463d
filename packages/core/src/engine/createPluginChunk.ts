import { loadPart } from '../error/loadPart.js'
import type { Later } from '../signal/createLater.js'
import type { Chunk } from './listCommands.js'
import type { PluginServices } from './PluginServices.js'

/** A plugin's code, which is started after the engine's. */
export type PluginChunk = {
  load(): Promise<unknown>
  /** Returns the end. */
  start(services: PluginServices): () => void
}

/** Makes the chunk of a plugin; its commands wait for the engine, and so for it. */
export function createPluginChunk<Services extends { destroy(): void }, Code>(
  engine: Pick<Later<unknown>, 'run'>,
  load: () => Promise<Code>,
  start: (code: Code, services: PluginServices) => Services,
): PluginChunk & Pick<Later<Chunk<Services, Code>>, 'now' | 'run'> {
  let code: Code
  let chunk: Chunk<Services, Code> | undefined
  return {
    async load() {
      code = await loadPart(load())
    },
    start(given) {
      const services = start(code, given)
      chunk = { code, services }
      return () => {
        chunk = undefined
        services.destroy()
      }
    },
    now: () => chunk,
    run: (work) => engine.run(() => work(chunk as Chunk<Services, Code>)),
  }
}
