import type { Core } from '../kit/createCore.js'
import type { Ports } from '../ports/Ports.js'

/** Starts every rule that joins rooms. Returns the end of all. */
export function watchFlows(core: Core, ports: Ports): () => void {
  const ends: (() => void)[] = []
  for (const adapter of core.adapters.values())
    core.connectors.watchSource((listener) => adapter.watchConnectors(ports, listener))
  return () => {
    for (const end of ends.splice(0)) end()
  }
}
