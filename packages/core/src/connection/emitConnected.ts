import type { Connector } from '../connector/Connector.js'
import type { Emit } from '../event/createEvents.js'
import type { PlatformPort } from '../ports/Ports.js'
import type { Connection } from './Connection.js'

/** Emits the event of a new connection, including how its wallet is reached on this device. */
export function emitConnected(
  emit: Emit,
  { info }: Connector,
  { namespace, wallet }: Connection,
  { isMobile }: Pick<PlatformPort, 'isMobile'>,
): void {
  const method = info.type === 'WALLET_CONNECT' ? (isMobile ? 'mobile' : 'qrcode') : 'injected'
  emit({ type: 'connection/connected', namespace, connectorId: info.id, method, walletName: wallet.name })
}
