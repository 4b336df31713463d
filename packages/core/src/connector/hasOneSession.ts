import type { Connector, ConnectorType } from './Connector.js'

const shared: readonly ConnectorType[] = ['WALLET_CONNECT', 'AUTH']

/** Whether one session of a connector stands behind all its namespaces: they begin and end together (specification, section 4). */
export const hasOneSession = ({ type }: Pick<Connector['info'], 'type'>): boolean => shared.includes(type)
