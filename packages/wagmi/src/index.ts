export { createKitConfig, type KitConfigOptions } from './createKitConfig.js'
export { type KitConnector, type KitConnectorFn, type KitEip1193Provider, kitConnector } from './kitConnector.js'
export type { KitConnectorOptions } from './promptUser.js'
