import type { Connector } from '../connector/Connector.js'
import type { PlatformPort } from '../ports/Ports.js'

/** How a connect reaches its wallet, as events tell it. */
export type ConnectMethod = 'injected' | 'qrcode' | 'mobile'

/** Returns how a connector reaches its wallet on this device. */
export const connectMethod = ({ info }: Connector, platform: Pick<PlatformPort, 'isMobile'>): ConnectMethod =>
  info.type === 'WALLET_CONNECT' ? (platform.isMobile ? 'mobile' : 'qrcode') : 'injected'
