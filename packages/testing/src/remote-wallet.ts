export { createMemoryStorage, type RemoteWalletStorage } from './remote/createMemoryStorage.js'
export { createRemoteWallet } from './remote/createRemoteWallet.js'
export { parsePairingUri } from './remote/parsePairingUri.js'
export type { RemoteFamilyOptions, RemoteNamespace } from './remote/RemoteFamily.js'
export type {
  RemoteGrant,
  RemotePeer,
  RemotePrompt,
  RemoteSession,
  RemoteWallet,
  RemoteWalletOptions,
  RemoteWalletState,
  SessionProposal,
  SessionRequest,
} from './remote/RemoteWallet.js'
