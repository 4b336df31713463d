import type { SiwxSession } from '../check/SiwxSession.js'
import type { SiwxServices } from './SiwxServices.js'
import type { SignInSubject } from './subjects.js'

/** A session that signs the subject in, of those that the config has. */
export async function findSession(services: SiwxServices, subject: SignInSubject): Promise<SiwxSession | undefined> {
  for (const session of await sessionsOf(services, subject))
    if (await counts(services, session, subject)) return session
  return undefined
}

/** The sessions of an account. What a config gives of another account is none of them. */
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
 * Whether a session is good for the network that the account is on. That of a contract is not, on another than its own: whoever has the
 * code there may be somebody else. A key signs the same everywhere, so the check of the signature on this network tells them apart.
 */
async function counts(
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
