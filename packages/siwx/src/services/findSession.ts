import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxServices } from './SiwxServices.js'
import type { SignInSubject } from './subjects.js'

/** Returns a session from the config that signs in the subject. */
export async function findSession(services: SiwxServices, subject: SignInSubject): Promise<SiwxSession | undefined> {
  for (const session of await sessionsOf(services, subject))
    if (await isValidFor(services, session, subject)) return session
  return undefined
}

/** Returns the sessions of an account, ignoring sessions of other accounts that a config returns. */
export async function sessionsOf(
  { config, context, limited }: Pick<SiwxServices, 'config' | 'context' | 'limited'>,
  { account, networkId }: Pick<SignInSubject, 'account' | 'networkId'>,
): Promise<readonly SiwxSession[]> {
  const { namespace, address } = account
  const sessions = await limited(() => config.getSessions(networkId, address))
  return sessions.filter(
    ({ data }) =>
      data.chainId.startsWith(`${namespace}:`) &&
      context.kit.adapters.get(namespace)?.isSameAddress(data.accountAddress, address) === true,
  )
}

/**
 * Returns whether a session is valid on the account's network. A contract's session isn't valid on other networks, where someone else may
 * control the code at that address. A key's signature is the same everywhere, so verifying it on this network distinguishes the two.
 */
async function isValidFor(
  { config, context }: SiwxServices,
  session: SiwxSession,
  subject: SignInSubject,
): Promise<boolean> {
  const { account, networkId } = subject
  const { data, message, signature } = session
  if (data.chainId === networkId) return true
  if (config.scope === 'network' || account.type === 'smartAccount') return false
  const adapter = context.kit.adapters.get(account.namespace)
  if (adapter?.verifyMessage === undefined) return true
  const network = adapter.networks.find(({ id }) => id === networkId) ?? adapter.toUnknownNetwork(networkId)
  return (await adapter.verifyMessage({ network, address: account.address, message, signature })) === 'valid'
}
