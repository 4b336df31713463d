import type { Connector } from '@kit/core/adapter'

/** The connector behind its lazy shell. */
export type RemotePairing = Required<Pick<Connector, 'prepare' | 'connect' | 'reconnect' | 'destroy'>> & {
  /** Takes the answers to proposals that were open when an earlier page was left. */
  resume(): Promise<void>
}
