import type { SealedCopy } from '../keys/SealedCopy.js'
import type { Api } from '../login/createApi.js'
import type { Session } from '../login/Session.js'
import type { Passkeys } from '../passkey/Passkeys.js'
import type { Vault } from '../worker/createVault.js'

export type PasskeySealing = {
  readonly api: Pick<Api, 'passkeyOptions' | 'verifyPasskey'>
  readonly vault: Pick<Vault, 'seal'>
  readonly passkeys: Pick<Passkeys, 'make'>
  readonly session: Session
  readonly dapp: { readonly projectId: string; readonly origin: string }
  readonly signal: AbortSignal
  /** Required if there is already a wallet. */
  readonly proof?: Parameters<Api['passkeyOptions']>[0]['proof']
}

/** Creates a passkey, during a press. Undefined if the passkey can't secure a wallet: then it is not registered with the server. */
export type MakeCopy = () => Promise<SealedCopy | undefined>

/**
 * Requests the passkey challenge before the press: a ceremony must start in the press itself.
 *
 * @returns a function that creates the passkey and seals the unlocked wallet under it
 */
export async function sealUnderPasskey({
  api,
  vault,
  passkeys,
  session,
  dapp,
  signal,
  proof,
}: PasskeySealing): Promise<MakeCopy> {
  const { accessToken, user } = session
  const { challenge, options } = await api.passkeyOptions(
    { ...dapp, kind: 'create', ...(proof && { proof }) },
    { accessToken, signal },
  )
  return async () => {
    const { response, secret } = await passkeys.make(options)
    if (secret === undefined) return undefined
    try {
      const kept = await api.verifyPasskey({ challenge, response }, { accessToken, signal })
      if (!('credentialId' in kept)) throw new Error('Unexpected response from the server')
      const { credentialId, label } = kept
      return await vault.seal({ kind: 'passkey', secret }, { keyId: crypto.randomUUID(), label, credentialId }, user)
    } finally {
      secret.fill(0)
    }
  }
}
