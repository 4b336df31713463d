import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { LogPort } from '../ports/Ports.js'
import { createStore } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { Connector, ConnectorInfo } from './Connector.js'

/** Every connector of a kit: those that adapters discover and those that the app configured. */
export type Connectors = {
  /** In the order of discovery, configured ones last. */
  readonly list: ReadableStore<readonly Connector[]>
  /**
   * The connector with this id, in this namespace when one is given: one whose rdns it is comes before one that only has it as its
   * name.
   */
  find(id: string, namespace?: ChainNamespace): Connector | undefined
  /** Adds a connector that no adapter discovers (pairing). */
  add(connector: Connector): void
  /** Starts to listen to a source of connectors. */
  watchSource(listen: (listener: (connectors: readonly Connector[]) => void) => () => void): void
  /** Ends all listening and the configured connectors themselves. */
  destroy(): void
}

/** Creates the registry, empty. */
export function createConnectors(log: LogPort): Connectors {
  const list = createStore<readonly Connector[]>([])
  const fixed: Connector[] = []
  const found: (readonly Connector[])[] = []
  const ends: (() => void)[] = []
  const publish = () => {
    const taken = new Set(fixed.map(({ info }) => info.id.toLowerCase()))
    // A wallet of the page may call itself anything, but not by the id of what the app configured.
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
        // One chain's broken discovery must not take the others with it.
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
    log.error('A part was not disposed cleanly', error)
  }
}

/** The plain data of connectors. */
export const toInfos = (connectors: readonly Connector[]): readonly ConnectorInfo[] =>
  connectors.map(({ info }) => info)
