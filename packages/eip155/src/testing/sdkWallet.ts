import type { ConnectorFactory } from '@kit/core/adapter'
import { createInjectedConnector, type Eip1193Provider } from '../index.js'

const info = { id: 'example.sdk', name: 'SDK Wallet', type: 'EXTERNAL', namespaces: ['eip155'] } as const
export const sdkWallet =
  (provider: Eip1193Provider): ConnectorFactory =>
  ({ ports }) =>
    createInjectedConnector({ info, provider, ports })
