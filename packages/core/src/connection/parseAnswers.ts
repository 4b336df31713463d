import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, Session, Sessions } from '../connector/Connector.js'
import { parseSession } from './parseSession.js'

/** Parses the sessions that a connector returned, for the namespaces of the kit. */
export const parseAnswers = (
  { info }: Connector,
  answers: Sessions,
  stores: ReadonlyMap<ChainNamespace, unknown>,
): readonly (readonly [ChainNamespace, Session])[] =>
  info.namespaces.flatMap((namespace) => {
    const session = stores.has(namespace) ? parseSession(namespace, read(answers, namespace)) : undefined
    return session === undefined ? [] : [[namespace, session] as const]
  })

/** Reads a field of a wallet's response, whose getter may throw. */
function read(answers: Sessions, namespace: ChainNamespace): unknown {
  try {
    return answers[namespace]
  } catch {
    return undefined
  }
}
