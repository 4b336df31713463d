import type { Account, CaipNetworkId } from '@kit/core'
import { KitError, namespaceOf, type PluginContext, type WalletTarget } from '@kit/core/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import { siwxError } from '../error/siwxErrors.js'

/** The subject of a sign-in: an account on a network, and its wallet. */
export type SignInSubject = {
  readonly connectionId: string
  readonly account: Account
  readonly networkId: CaipNetworkId
}

/** Whether both are the same account, network and connection. */
export const isSameSubject = (a: SignInSubject | undefined, b: SignInSubject | undefined): boolean =>
  a?.connectionId === b?.connectionId && a?.account.address === b?.account.address && a?.networkId === b?.networkId

type AnyKit = PluginContext['kit']

/** Returns the active account if it's on a network of the app and its namespace signs in. */
export function activeSubject(kit: AnyKit, config: Pick<SiwxConfig, 'namespaces'>): SignInSubject | undefined {
  const { account, connection, isSupportedNetwork, network } = kit.active.getState()
  if (account === undefined || connection === undefined || network === undefined) return undefined
  if (!isSupportedNetwork || !supportsSignIn(kit, config, account.namespace)) return undefined
  return { connectionId: connection.id, account, networkId: network.id }
}

function supportsSignIn(kit: AnyKit, { namespaces }: Pick<SiwxConfig, 'namespaces'>, namespace: string): boolean {
  const adapter = kit.adapters.get(namespace)
  const canSign = adapter?.signMessage !== undefined
  return namespaces?.includes(namespace) ?? (canSign && adapter?.verifyMessage !== undefined)
}

/**
 * Returns the subject of a command.
 *
 * @throws KitError `siwx/noAddress`, `siwx/noNetwork`, `account/notFound`
 */
export function subjectOf(kit: AnyKit, target: WalletTarget): SignInSubject {
  const { address, connectionId, networkId } = target
  const namespace = target.namespace ?? namespaceOf(networkId)
  const { activeIds, connections } = kit.connections.getState()
  const active = kit.active.getState()
  const connection =
    connectionId !== undefined
      ? connections.find(({ id }) => id === connectionId)
      : namespace === undefined
        ? active.connection
        : connections.find((each) => each.namespace === namespace && activeIds.includes(each.id))
  if (connection === undefined) throw siwxError('siwx/noAddress')
  if (networkId !== undefined && !networkId.startsWith(`${connection.namespace}:`))
    throw siwxError('siwx/noNetwork', networkId)
  const isSameAddress = kit.adapters.get(connection.namespace)?.isSameAddress
  const account =
    address === undefined
      ? connection.account
      : connection.accounts.find((each) => isSameAddress?.(each.address, address))
  if (account === undefined)
    throw new KitError('account/notFound', { shortMessage: 'Account not found for connector.', details: address ?? '' })
  return { connectionId: connection.id, account, networkId: networkId ?? connection.networkId }
}
