import type { Connector, ConnectorType } from './Connector.js'

const shared: readonly ConnectorType[] = ['WALLET_CONNECT', 'AUTH']

/** Whether all namespaces of a connector share one session: they begin and end together (rule states-9). */
export const hasOneSession = ({ type }: Pick<Connector['info'], 'type'>): boolean => shared.includes(type)
