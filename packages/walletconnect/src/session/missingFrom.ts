import { KitError, type NamespaceRequest } from '@kit/core/adapter'
import type { NamespaceProposal } from '../namespace/formatNamespaces.js'
import type { ParsedSession } from './ParsedSession.js'

/**
 * Returns what the page requires now but didn't propose when the session was created (rule states-23). These are configured networks, and
 * methods that the app itself lists in `namespaces`. The kit's own methods don't count, since a new version of the kit would end every
 * session.
 *
 * @example missingFrom(parsed, requests, {}) // ['eip155:10']
 */
export function missingFrom(
  { requested }: Pick<ParsedSession, 'requested'>,
  requests: readonly NamespaceRequest[],
  namespaces: { readonly [namespace: string]: NamespaceProposal } = {},
): readonly string[] {
  return requests.flatMap(({ namespace, networks }) => [
    ...networks.map(({ id }) => id).filter((id) => !requested.networkIds.includes(id)),
    ...(namespaces[namespace]?.methods ?? []).filter((method) => !requested.methods.get(namespace)?.includes(method)),
  ])
}

/** Creates the error of a stored session that was ended because of missing networks or methods. */
export const outdatedError = (missing: readonly string[]): KitError =>
  new KitError('pairing/outdated', {
    shortMessage: 'The stored session lacks networks or methods that the app now requires. Connect the wallet again.',
    details: `Missing: ${missing.join(', ')}`,
  })
