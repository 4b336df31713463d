import { randomBytes, type webcrypto } from 'node:crypto'
import { type JWK, jwtVerify } from 'jose'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from './createMemoryAdapter.js'
import { devPeople } from './devPeople.data.js'
import type { DevProvider } from './devProviders.data.js'

/** The OAuth client: kit-server. */
export type DevClient = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** Set for a client whose secret is a self-signed JWT, as for Apple. */
  readonly signer?: { readonly publicKey: webcrypto.CryptoKey; readonly teamId: string }
}

/**
 * Creates an in-memory OAuth and OpenID Connect provider at `issuer` with one client. Each sign-in shows the page at `/interaction/{uid}`.
 *
 * @example createOidcProvider({ issuer: 'http://localhost:4404/google', key: 'google', row: devProviders.google, client, signingKey })
 */
export function createOidcProvider(options: {
  readonly issuer: string
  /** Prefix of its cookie names, to keep them apart from those of other providers. */
  readonly key: string
  readonly row: DevProvider
  readonly client: DevClient
  /** Key for ID tokens, RS256. */
  readonly signingKey: JWK
}): Provider {
  const { issuer, key, row, client, signingKey } = options
  const { clientId, clientSecret, redirectUri, signer } = client
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: row.secret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: `${key}_session`, interaction: `${key}_interaction`, resume: `${key}_resume` },
    },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, accountId) => {
      const person = devPeople.find(({ id }) => String(id) === accountId)
      if (person === undefined) return undefined
      const { email, name } = person
      return { accountId, claims: () => ({ sub: accountId, email, email_verified: true, name }) }
    },
    interactions: { url: (_ctx, { uid }) => `${issuer}/interaction/${uid}` },
    jwks: { keys: [signingKey] },
    // Choosing a person grants consent.
    async loadExistingGrant({ oidc }) {
      const { client: asking, session, requestParamScopes } = oidc
      if (asking === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId })
      grant.addOIDCScope([...requestParamScopes].join(' '))
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    routes: { authorization: '/authorize', token: '/token' },
    scopes: [...row.scopes],
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  if (signer !== undefined)
    Object.defineProperty(provider.Client.prototype, 'compareClientSecret', {
      async value(secret: string) {
        const expected = { issuer: signer.teamId, subject: clientId, audience: issuer, algorithms: ['ES256'] }
        return jwtVerify(secret, signer.publicKey, expected).then(
          () => true,
          () => false,
        )
      },
    })
  return provider
}
