import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyResponse } from '../wallet/PasskeyResponse.js'

/** Options of a passkey ceremony, as the wallet's server sends them. */
export type CeremonyOptions = { readonly challenge: string; readonly user?: { readonly id: string } }

/** Deviations from a valid response. */
export type PasskeyChange = {
  readonly origin?: string
  readonly rpId?: string
  readonly topOrigin?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly attestation?: ReadonlyMap<string, unknown>
}

/** An authenticator with one passkey, and the browser around it. */
export type TestAuthenticator = {
  readonly credentialId: string
  make(options: CeremonyOptions, change?: PasskeyChange): PasskeyResponse
  show(options: CeremonyOptions, change?: PasskeyChange): PasskeyResponse
}

const [userPresent, userVerified, attestedData] = [0x01, 0x04, 0x40]

/** Creates a P-256 key with WebAuthn responses. It increments its counter and remembers the user of its passkey. */
export function createAuthenticator(origin: string): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url'))
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ])
  let counter = 0
  let userHandle = ''

  function clientDataOf(type: string, challenge: string, change: PasskeyChange): Buffer {
    const { topOrigin } = change
    const top = topOrigin === undefined ? { crossOrigin: false } : { crossOrigin: true, topOrigin }
    return Buffer.from(
      JSON.stringify({ type: change.type ?? type, challenge, origin: change.origin ?? origin, ...top }),
    )
  }

  function authenticatorData(flags: number, change: PasskeyChange, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { rpId = new URL(origin).hostname, isVerified = true } = change
    counter = change.counter ?? counter + 1
    const head = Buffer.alloc(5)
    head[0] = flags | userPresent | (isVerified ? userVerified : 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested])
  }

  const responseOf = (response: PasskeyResponse['response']): PasskeyResponse => ({
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    response,
  })

  return {
    credentialId,
    make({ challenge, user }, change = {}) {
      userHandle = user?.id ?? ''
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(attestedData, change, attested))],
          ...(change.attestation ?? []),
        ]) as never,
      )
      return responseOf({
        clientDataJSON: clientDataOf('webauthn.create', challenge, change).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      })
    },
    show({ challenge }, change = {}) {
      const clientData = clientDataOf('webauthn.get', challenge, change)
      const data = authenticatorData(0, change)
      const hash = createHash('sha256').update(clientData).digest()
      return responseOf({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256')
          .update(Buffer.concat([data, hash]))
          .sign(privateKey)
          .toString('base64url'),
        userHandle: change.userHandle ?? userHandle,
      })
    },
  }
}
