import { HttpError } from '../platform/http/HttpError.js'
import type { StartedCeremony } from './createCeremonies.js'
import type { Passkeys } from './createPasskeys.js'
import { type ExpectedCeremony, type PasskeyResponse, verifyAssertion, verifyRegistration } from './PasskeyResponse.js'
import type { WalletServices } from './WalletServices.js'

/** Verifies the responses of authenticators. */
export type PasskeyChecks = {
  /** Returns the user of an assertion. @throws HttpError 400, field `response` */
  login(response: PasskeyResponse, ceremony: StartedCeremony): Promise<string>
  /** Stores the new passkey of a user and returns its ID. @throws HttpError 400, field `response` */
  register(response: PasskeyResponse, ceremony: StartedCeremony, user: string, label: string): Promise<string>
}

/** Creates the checks over stored passkeys. */
export function createPasskeyChecks(
  { audit, config, projects }: Pick<WalletServices, 'audit' | 'config' | 'projects'>,
  passkeys: Passkeys,
): PasskeyChecks {
  function expectedOf({ bytes, projectId }: StartedCeremony): ExpectedCeremony {
    const allowsTop = (page: string): boolean => projects.find(projectId)?.allowsOrigin(page) === true
    return { bytes, origin: config.origin, allowsTop }
  }

  return {
    async login(response, ceremony) {
      const { userHandle } = { userHandle: undefined, ...response.response }
      const passkey = await passkeys.find(response.id)
      const handle = userHandle && Buffer.from(userHandle, 'base64url').toString()
      const belongsTo = (user: string | undefined): boolean => user === undefined || user === passkey?.user_id
      if (passkey === undefined || !belongsTo(ceremony.user) || !belongsTo(handle))
        throw new HttpError(400, 'response', 'Unknown passkey')
      const publicKey = new Uint8Array(Buffer.from(passkey.public_key, 'base64url'))
      const counter = await verifyAssertion(response, { id: passkey.credential_id, publicKey }, expectedOf(ceremony))
      if (!(await passkeys.use(passkey.credential_id, counter))) {
        await audit.record(passkey.user_id, 'login/refused', `passkey: ${passkey.label}`)
        throw new HttpError(400, 'response', 'The passkey may have been cloned')
      }
      return passkey.user_id
    },
    async register(response, ceremony, user, label) {
      const { id, publicKey, counter, transports = [] } = await verifyRegistration(response, expectedOf(ceremony))
      await passkeys.add({
        credential_id: id,
        user_id: user,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        label,
      })
      return id
    },
  }
}
