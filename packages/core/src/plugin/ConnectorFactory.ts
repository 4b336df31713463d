import type { Connector } from '../connector/Connector.js'
import type { PluginContext } from './Plugin.js'

/** Makes a connector that is not tied to one adapter (pairing). */
export type ConnectorFactory = (context: PluginContext) => Connector
