import { ApiFailure } from '../failure/ApiFailure.js'
import type { Addresses } from '../keys/Addresses.js'
import { parseCode, secretOfCode } from '../keys/parseCode.js'
import type { UnlockKey } from '../keys/SealedCopy.js'
import type { Session } from '../login/Session.js'
import type { Passkeys } from '../passkey/Passkeys.js'
import type { UnlockContext } from './createUnlock.js'

/** Whether the key opened the copy. */
export async function openCopy(
  { api, vault }: UnlockContext,
  { user, accessToken }: Session,
  keyId: string,
  unlockKey: UnlockKey,
  signal: AbortSignal,
): Promise<boolean> {
  const { addresses: expected, ...copy } = await api.takeCopy({ keyId }, { accessToken, signal })
  return vault.open(copy, unlockKey, user, expected).then(
    () => true,
    (error: unknown) => {
      // Not a wrong key: it was not even tried.
      if (error instanceof ApiFailure) throw error
      return false
    },
  )
}

/** Unlocks on a device without a key: a passkey or the code opens its copy. */
export async function openElsewhere(context: UnlockContext, session: Session, signal: AbortSignal): Promise<Addresses> {
  const { api, screen, vault, loadPasskeys } = context
  const { keys, addresses } = await api.readUser({}, { accessToken: session.accessToken, signal })
  // The newest code counts, even if the old one could not be removed.
  const code = keys.filter(({ kind }) => kind === 'code').at(-1)
  const passkeys = keys.filter(({ kind, credentialId }) => kind === 'passkey' && credentialId !== undefined)
  if ((code === undefined && passkeys.length === 0) || addresses === undefined)
    throw new ApiFailure(404, 'keyId', 'The wallet has neither a passkey nor a recovery code.')
  const open = (keyId: string, unlockKey: UnlockKey): Promise<boolean> =>
    openCopy(context, session, keyId, unlockKey, signal)
  const tryCode = async (typed: string): Promise<boolean> => {
    const signs = parseCode(typed)
    return signs !== undefined && code !== undefined && open(code.keyId, { kind: 'code', secret: secretOfCode(signs) })
  }
  const asking = passkeys.length > 0 ? await loadPasskeys(signal) : undefined
  const tryPasskey = async (requested: Passkeys): Promise<boolean> => {
    const { response, secret } = await requested.showAny(passkeys.map(({ credentialId = '' }) => credentialId))
    const key = passkeys.find(({ credentialId }) => credentialId === response.id)
    if (secret === undefined || key === undefined) return false
    return open(key.keyId, { kind: 'passkey', secret }).finally(() => secret.fill(0))
  }
  vault.prepare()
  await screen.ask(
    async () => (await import('./EnterCode.js')).EnterCode,
    {
      ...(code && { tryCode }),
      ...(asking && { tryPasskey: () => tryPasskey(asking), passkeyWindow: asking.window }),
    },
    signal,
  )
  return addresses
}
