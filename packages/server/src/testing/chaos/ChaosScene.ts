import type { Random } from './createRandom.js'
import type { ChaosServer } from './startChaosServer.js'

/** A deployment of kit-server that faults are made in. */
export type ChaosScene = {
  readonly name: string
  readonly servers: readonly ChaosServer[]
  /** Where the traffic's next socket connects. */
  readonly route: () => string
  readonly faults: readonly ChaosFault[]
  close(): Promise<void>
}

/** Options of scenes. */
export type SceneOptions = {
  /** Folder for data of the servers. */
  readonly folder: string
  /** Mounts a small disk and creates a network namespace, where the user may do so. */
  readonly isPrivileged: boolean
}

/** A fault that can be made in a scene. */
export type ChaosFault = {
  readonly name: string
  /** The need that this machine doesn't meet, if any. */
  readonly missing?: string | undefined
  /** It is over when it is made, such as a `kill -9`. */
  readonly isInstant?: boolean
  /** Clients are served while it lasts. */
  readonly isHarmless?: boolean
  /** The clock may pass the time to live of messages that are not delivered yet. */
  readonly expiresMessages?: boolean
  /** The check that `/ready` of every server that responds reports while it lasts. */
  readonly reports?: string
  /** The only server that reports it. Default: all. */
  readonly reportedBy?: string
  /** Makes the fault, and returns how it ends. @throws when it could not be made */
  readonly inject: (context: FaultContext) => Promise<() => Promise<void>>
}

/** Tools of a fault. */
export type FaultContext = {
  readonly random: Random
  /** Records that something happened that must not. */
  readonly violate: (sentence: string) => void
}
