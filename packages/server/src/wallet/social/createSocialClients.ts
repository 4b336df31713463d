import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchProtectedResource,
  None,
} from 'openid-client'
import type { z } from 'zod'
import type { Tracing } from '../../platform/tracing/Tracing.js'
import type { NewIdentity } from '../createUsers.js'
import type { walletProviderConfig } from '../walletProviderConfig.js'
import { fetchBounded } from './fetchBounded.js'
import { SocialFailure, toSocialFailure } from './SocialFailure.js'
import { signAppleSecret } from './signAppleSecret.js'
import { type SocialProvider, type SocialProviderRow, socialProviders } from './socialProviders.data.js'

/** Values to verify when the user comes back. */
export type SocialChecks = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** The configured providers. */
export type SocialClients = {
  has(provider: SocialProvider): boolean
  /** Returns the URL where the user signs in. @throws SocialFailure */
  authorizationUrl(provider: SocialProvider, checks: SocialChecks): Promise<URL>
  /** Returns the identity of the user who came back. @throws SocialFailure */
  completeSignIn(provider: SocialProvider, parameters: URLSearchParams, checks: SocialChecks): Promise<NewIdentity>
}

/** Options for {@link createSocialClients}. `origin` is the wallet's own. */
export type SocialClientOptions = {
  readonly providers: z.output<typeof walletProviderConfig>
  readonly origin: string
  readonly tracing: Tracing
}

const limitSeconds = 10

/** Creates clients of the providers: none is contacted before a user signs in with it. */
export function createSocialClients({ providers, origin, tracing }: SocialClientOptions): SocialClients {
  const opened = new Map<SocialProvider, Promise<Configuration>>()

  async function open(provider: SocialProvider): Promise<Configuration> {
    const settings = providers[provider]
    if (settings === undefined) throw new SocialFailure('refused', 'not-configured')
    const row: SocialProviderRow = socialProviders[provider]
    const { clientId, issuer = row.issuer } = settings
    const isLocal = issuer.startsWith('http:')
    const secret = secretOf(provider, row, issuer)
    if (row.oauth === undefined)
      return discovery(new URL(issuer), clientId, undefined, secret, {
        timeout: limitSeconds,
        [customFetch]: askFrom(provider),
        ...(isLocal && { execute: [allowInsecureRequests] }),
      })
    const { authorize, token } = endpointsOf(row.oauth, settings.issuer)
    const metadata = { issuer, authorization_endpoint: authorize, token_endpoint: token }
    const configuration = new Configuration(metadata, clientId, undefined, secret)
    configuration.timeout = limitSeconds
    configuration[customFetch] = askFrom(provider)
    if (isLocal) allowInsecureRequests(configuration)
    return configuration
  }

  // Only forms are sent.
  function askFrom(provider: SocialProvider): CustomFetch {
    return (url, { body, headers, method, signal }) =>
      tracing.call(method, async (span) => {
        span.set({ 'http.request.method': method, 'kit.provider': provider })
        const sent = { headers, method, ...(body != null && { body: String(body) }), ...(signal && { signal }) }
        const { status, headers: settings, text } = await fetchBounded(url, sent)
        span.set({ 'http.response.status_code': status })
        if (status >= 400) span.fail()
        return new Response(text, { status, headers: settings })
      })
  }

  function secretOf(provider: SocialProvider, { secretIn }: SocialProviderRow, issuer: string): ClientAuth {
    const { apple } = providers
    if (provider === 'apple' && apple !== undefined)
      return async (_server, client, body) => {
        body.set('client_id', client.client_id)
        body.set('client_secret', await signAppleSecret(apple, issuer))
      }
    const settings = providers[provider]
    if (settings === undefined || !('clientSecret' in settings) || settings.clientSecret === undefined) return None()
    return secretIn === 'header' ? ClientSecretBasic(settings.clientSecret) : ClientSecretPost(settings.clientSecret)
  }

  /** Discovers a provider once; an unreachable one is retried. */
  function configurationOf(provider: SocialProvider): Promise<Configuration> {
    const known = opened.get(provider) ?? open(provider)
    opened.set(provider, known)
    known.catch(() => opened.delete(provider))
    return known
  }

  async function readProfile(provider: SocialProvider, configuration: Configuration, token: string): Promise<unknown> {
    const { oauth }: SocialProviderRow = socialProviders[provider]
    if (oauth === undefined) throw new SocialFailure('refused', 'no-id-token')
    const url = new URL(endpointsOf(oauth, providers[provider]?.issuer).profile)
    // GitHub requires a user agent.
    const headers = new Headers({ accept: 'application/json', 'user-agent': 'kit-server' })
    const response = await fetchProtectedResource(configuration, token, url, 'GET', null, headers)
    if (response.status >= 500) throw new SocialFailure('unavailable', `status-${response.status}`)
    if (!response.ok) throw new SocialFailure('refused', `status-${response.status}`)
    return response.json()
  }

  return {
    has: (provider) => providers[provider] !== undefined,
    async authorizationUrl(provider, { state, nonce, verifier }) {
      const { oauth, scope, responseMode }: SocialProviderRow = socialProviders[provider]
      try {
        return buildAuthorizationUrl(await configurationOf(provider), {
          redirect_uri: callbackUrl(origin, provider),
          scope,
          state,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(oauth === undefined && { nonce }),
          ...(responseMode === 'form_post' && { response_mode: responseMode }),
        })
      } catch (error) {
        throw toSocialFailure(error)
      }
    },
    async completeSignIn(provider, parameters, { state, nonce, verifier }) {
      const { oauth, identity }: SocialProviderRow = socialProviders[provider]
      try {
        const configuration = await configurationOf(provider)
        const tokens = await authorizationCodeGrant(
          configuration,
          new URL(`${callbackUrl(origin, provider)}?${parameters}`),
          {
            expectedState: state,
            pkceCodeVerifier: verifier,
            ...(oauth === undefined && { expectedNonce: nonce, idTokenExpected: true }),
          },
        )
        const facts =
          oauth === undefined ? tokens.claims() : await readProfile(provider, configuration, tokens.access_token)
        const { success, data } = identity.safeParse(facts)
        if (!success) throw new SocialFailure('refused', 'profile')
        return { provider, ...data }
      } catch (error) {
        throw toSocialFailure(error)
      }
    },
  }
}

/** Returns the callback URL as registered with the provider. */
function callbackUrl(origin: string, provider: SocialProvider): string {
  return `${origin}/callback/${provider}`
}

/** Returns the provider's own endpoints, or those of a development server. */
function endpointsOf(oauth: NonNullable<SocialProviderRow['oauth']>, issuer: string | undefined) {
  if (issuer === undefined) return oauth
  return { authorize: `${issuer}/authorize`, token: `${issuer}/token`, profile: `${issuer}/profile` }
}
