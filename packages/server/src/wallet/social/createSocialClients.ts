import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client'
import type { NewIdentity } from '../createIdentities.js'
import { endpointsOf, openSocialProvider, type SocialProviderOptions } from './openSocialProvider.js'
import { SocialFailure, toSocialFailure } from './SocialFailure.js'
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
export type SocialClientOptions = SocialProviderOptions & { readonly origin: string }

/** Creates clients of the providers: none is contacted before a user signs in with it. */
export function createSocialClients(options: SocialClientOptions): SocialClients {
  const { providers, origin } = options
  const opened = new Map<SocialProvider, Promise<Configuration>>()

  /** Discovers a provider once; an unreachable one is retried. */
  function configurationOf(provider: SocialProvider): Promise<Configuration> {
    const known = opened.get(provider) ?? openSocialProvider(options, provider)
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
