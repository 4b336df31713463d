import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { passkeyOptions, verifyPasskey } from '../contract/walletKeyEndpoints.js'
import type { App } from '../platform/http/AppContext.js'
import { HttpError } from '../platform/http/HttpError.js'
import { addOptionalAuthEndpoint } from './addWalletEndpoint.js'
import { ceremonyMs, createCeremonies, type StartedCeremony } from './createCeremonies.js'
import type { Login } from './createLogins.js'
import { createPasskeys, type Passkey } from './createPasskeys.js'
import { deviceName } from './deviceName.js'
import {
  type ExpectedCeremony,
  type PasskeyResponse,
  passkeyAlgorithms,
  verifyAssertion,
  verifyRegistration,
} from './PasskeyResponse.js'
import { requireFresh, requireProof } from './requireProof.js'
import type { WalletServices } from './WalletServices.js'

/** Adds passkey creation and sign-in. The server never learns what they unlock. */
export function addPasskeyRoutes(app: App, services: WalletServices): void {
  const { audit, config, logins, now, projects, store, users } = services
  const passkeys = createPasskeys({ db: store.db, now })
  const vault = services.vaultFor('passkey ceremonies')
  const ceremonies = createCeremonies({ db: store.db, vault, now })
  const rpID = new URL(config.origin).hostname

  async function creationOptions(user: string, challenge: Uint8Array<ArrayBuffer>) {
    const identities = await users.identities(user)
    const userName = identities[0]?.label ?? rpID
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

  function expectedOf({ bytes, projectId }: StartedCeremony): ExpectedCeremony {
    const allowsTop = (page: string): boolean => projects.find(projectId)?.allowsOrigin(page) === true
    return { bytes, origin: config.origin, allowsTop }
  }

  /** Returns the user of a passkey assertion. */
  async function verifyLogin(response: PasskeyResponse, ceremony: StartedCeremony): Promise<string> {
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
  }

  addOptionalAuthEndpoint(app, services, verifyPasskey, async ({ c, body, jkt, login }) => {
    const { challenge, response } = body
    const ceremony = await ceremonies.end(challenge, jkt)
    if (ceremony.user !== undefined && requireLogin(login).user !== ceremony.user)
      throw new HttpError(410, 'challenge', 'The request has expired. Try again.')
    const isRegistration = 'attestationObject' in response.response
    if (isRegistration !== (ceremony.kind === 'create'))
      throw new HttpError(400, 'response', 'The response does not match the challenge')
    if (ceremony.user === undefined || !isRegistration)
      return logins.add({ c, jkt, user: await verifyLogin(response, ceremony), method: 'passkey' })
    const registered = await verifyRegistration(response, expectedOf(ceremony))
    const label = deviceName(c.req.header('user-agent') ?? '')
    await passkeys.add({
      credential_id: registered.id,
      user_id: ceremony.user,
      public_key: Buffer.from(registered.publicKey).toString('base64url'),
      counter: registered.counter,
      transports: JSON.stringify(registered.transports ?? []),
      label,
    })
    await audit.record(ceremony.user, 'passkey/added', label)
    return { credentialId: registered.id, label }
  })
}

function requireLogin(login: Login | undefined): Login {
  if (login === undefined) throw new HttpError(401, 'authorization', 'Not signed in')
  return login
}

function describe({ credential_id: id, transports }: Passkey) {
  return { id, transports: JSON.parse(transports) }
}
