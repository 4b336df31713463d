import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { passkeyOptions, verifyPasskey } from '../contract/walletKeyEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { HttpError } from '../platform/http/HttpError.js'
import { addOptionalAuthEndpoint } from './addWalletEndpoint.js'
import { ceremonyMs, createCeremonies } from './createCeremonies.js'
import type { Login } from './createLogins.js'
import { createPasskeyChecks } from './createPasskeyChecks.js'
import { createPasskeys, type Passkey } from './createPasskeys.js'
import { deviceName } from './deviceName.js'
import { passkeyAlgorithms } from './PasskeyResponse.js'
import { requireFresh, requireProof } from './requireProof.js'
import type { WalletServices } from './WalletServices.js'

/** Adds passkey creation and sign-in. The server never learns what they unlock. */
export function addPasskeyRoutes(app: App, services: WalletServices): void {
  const { audit, config, logins, now, store, users } = services
  const passkeys = createPasskeys({ db: store.db, now })
  const vault = services.vaultFor('passkey ceremonies')
  const ceremonies = createCeremonies({ db: store.db, vault, now })
  const rpID = new URL(config.origin).hostname
  const checks = createPasskeyChecks(services, passkeys)

  async function creationOptions(user: string, challenge: Uint8Array<ArrayBuffer>) {
    const [identity] = await users.identities(user)
    const userName = identity?.label ?? rpID
    return generateRegistrationOptions({
      rpName: rpID,
      rpID,
      userName,
      userDisplayName: userName,
      userID: new Uint8Array(Buffer.from(user)),
      challenge,
      timeout: ceremonyMs,
      excludeCredentials: (await passkeys.list(user)).map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
  }

  addOptionalAuthEndpoint(app, services, passkeyOptions, async ({ body, jkt, login }) => {
    services.requireDapp(body)
    const { kind, projectId, proof } = body
    const user = kind === 'login' ? undefined : requireLogin(login).user
    if (kind === 'create') {
      requireFresh(services, requireLogin(login))
      const hasWallet = (await users.find(requireLogin(login).user))?.eoa != null
      if (hasWallet) await requireProof(services, requireLogin(login), 'passkey/options', proof)
    }
    const { challenge, bytes } = await ceremonies.start({ kind, projectId, ...(user && { user }) }, jkt)
    const toSign = new Uint8Array(Buffer.from(bytes, 'base64url'))
    if (kind === 'create' && user !== undefined)
      return { challenge, options: { ...(await creationOptions(user, toSign)) } }
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: toSign,
      timeout: ceremonyMs,
      userVerification: 'required',
      ...(user && { allowCredentials: (await passkeys.list(user)).map(describe) }),
    })
    return { challenge, options: { ...options } }
  })

  addOptionalAuthEndpoint(app, services, verifyPasskey, async ({ c, body, jkt, login }) => {
    const { challenge, response } = body
    const ceremony = await ceremonies.end(challenge, jkt)
    if (ceremony.user !== undefined && requireLogin(login).user !== ceremony.user)
      throw new HttpError(410, 'challenge', 'The request has expired. Try again.')
    const isRegistration = 'attestationObject' in response.response
    if (isRegistration !== (ceremony.kind === 'create'))
      throw new HttpError(400, 'response', 'The response does not match the challenge')
    if (ceremony.user === undefined || !isRegistration)
      return logins.add({ c, jkt, user: await checks.login(response, ceremony), method: 'passkey' })
    const label = deviceName(c.req.header('user-agent') ?? '')
    const credentialId = await checks.register(response, ceremony, ceremony.user, label)
    await audit.record(ceremony.user, 'passkey/added', label)
    return { credentialId, label }
  })
}

function requireLogin(login: Login | undefined): Login {
  if (login === undefined) throw new HttpError(401, 'authorization', 'Not signed in')
  return login
}

function describe({ credential_id: id, transports }: Passkey) {
  return { id, transports: JSON.parse(transports) }
}
