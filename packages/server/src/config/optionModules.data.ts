/** Modules of kit-server, each of which can run alone. */
export const serverModules = ['relay', 'api', 'wallet'] as const

/** A module of kit-server. */
export type ServerModule = (typeof serverModules)[number]

/** A module of kit-server, or all of them in one process. */
export type ModuleName = ServerModule | 'all'

/** Modules that read an option; the options of `platformOptions` are read by all. */
export const optionModules: Readonly<Record<string, readonly ServerModule[]>> = {
  relay: ['relay'],
  chains: ['api', 'wallet'],
  frameNetworks: ['api', 'wallet'],
  sessions: ['api', 'wallet'],
  auth: ['api', 'wallet'],
  mail: ['api', 'wallet'],
  // The API admits the origin of the frame.
  wallet: ['api', 'wallet'],
  directory: ['api'],
  pictures: ['api'],
  names: ['api'],
  identity: ['api'],
  prices: ['api'],
  onramp: ['api'],
  nfts: ['api'],
  analytics: ['api'],
  role: ['api'],
  compatibility: ['api'],
}
