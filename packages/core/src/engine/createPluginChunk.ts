import { loadPart } from '../error/loadPart.js'
import type { Later } from '../signal/createLater.js'
import type { Chunk } from './listCommands.js'
import type { PluginServices } from './PluginServices.js'

/** A plugin's code, which starts after the engine. */
export type PluginChunk = {
  load(): Promise<unknown>
  /** Starts the plugin. Returns a function that stops it. */
  start(services: PluginServices): () => void
}

/** Creates the chunk of a plugin. Its commands wait until the engine has started the plugin. */
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
