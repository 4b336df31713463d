import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { LogPort } from '../ports/Ports.js'
import { createStore } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { Connector, ConnectorInfo } from './Connector.js'

/** All connectors of a kit: discovered by adapters or configured by the app. */
export type Connectors = {
  /** Connectors in the order of discovery. Configured ones come last. */
  readonly list: ReadableStore<readonly Connector[]>
  /** Returns the connector with this ID, optionally in a namespace. An rdns match takes precedence over a name match. */
  find(id: string, namespace?: ChainNamespace): Connector | undefined
  /** Adds a connector that no adapter discovers (pairing). */
  add(connector: Connector): void
  /** Subscribes to a source of connectors. */
  watchSource(listen: (listener: (connectors: readonly Connector[]) => void) => () => void): void
  /** Stops all discovery and destroys the configured connectors. */
  destroy(): void
}

/** Creates an empty connector registry. */
export function createConnectors(log: LogPort): Connectors {
  const list = createStore<readonly Connector[]>([])
  const fixed: Connector[] = []
  const found: (readonly Connector[])[] = []
  const ends: (() => void)[] = []
  const publish = () => {
    const taken = new Set(fixed.map(({ info }) => info.id.toLowerCase()))
    // An injected wallet must not use the ID of a configured connector.
    const free = found.flat().filter(({ info }) => !taken.has(info.id.toLowerCase()))
    list.update(() => [...free, ...fixed])
  }

  return {
    list,
    find(id, namespace) {
      const known = list
        .getState()
        .filter(({ info }) => info.id === id && (namespace === undefined || info.namespaces.includes(namespace)))
      return known.find(({ info }) => info.rdns === id) ?? known[0]
    },
    add(connector) {
      fixed.push(connector)
      publish()
    },
    watchSource(listen) {
      const index = found.push([]) - 1
      try {
        ends.push(
          listen((connectors) => {
            found[index] = connectors
            publish()
          }),
        )
      } catch (error) {
        // A discovery error of one adapter must not affect the others.
        log.error('Wallet discovery failed', error)
      }
    },
    destroy() {
      for (const end of ends.splice(0)) quietly(end, log)
      for (const { destroy } of list.getState()) if (destroy) quietly(destroy, log)
      list.complete()
    },
  }
}

function quietly(end: () => void, log: LogPort): void {
  try {
    end()
  } catch (error) {
    log.error('A part failed to end', error)
  }
}

/** Returns the plain data of connectors. */
export const toInfos = (connectors: readonly Connector[]): readonly ConnectorInfo[] =>
  connectors.map(({ info }) => info)
