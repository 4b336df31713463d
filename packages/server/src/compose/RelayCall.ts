import type { IncomingMessage } from 'node:http'
import type { RelayServerConfig } from '../config/ServerConfig.js'

/** The head of an HTTP request whose socket goes to the relay process. */
export type UpgradeHead = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'method' | 'rawHeaders' | 'url'>

/** A request to the relay process, which responds with the same ID. */
export type RelayCall =
  | { readonly kind: 'start'; readonly config: RelayServerConfig }
  | { readonly kind: 'missing' | 'metrics' | 'close' }
  | { readonly kind: 'copy'; readonly path: string }
  | { readonly kind: 'replaceProjects'; readonly projects: RelayServerConfig['projects'] }
  | { readonly kind: 'closeSockets'; readonly limitMs: number }

/** A message to the relay process. An upgrade comes with its socket. */
export type RelayCommand =
  | { readonly kind: 'call'; readonly id: number; readonly call: RelayCall }
  | { readonly kind: 'upgrade'; readonly head: UpgradeHead; readonly firstBytes: Uint8Array }

/** A response of the relay process. `problems` are those of the configuration. */
export type RelayAnswer = {
  readonly id: number
  readonly value?: unknown
  readonly problems?: readonly string[]
  readonly fault?: string
}
