export type { KitConnectorOptions } from './askVisitor.js'
export { createKitConfig, type KitConfigOptions } from './createKitConfig.js'
export { type KitConnector, type KitConnectorFn, type KitProvider, kitConnector } from './kitConnector.js'
