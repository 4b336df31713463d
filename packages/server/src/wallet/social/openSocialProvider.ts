import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  None,
} from 'openid-client'
import type { z } from 'zod'
import type { Tracing } from '../../platform/tracing/Tracing.js'
import type { walletProviderConfig } from '../walletProviderConfig.js'
import { fetchBounded } from './fetchBounded.js'
import { SocialFailure } from './SocialFailure.js'
import { signAppleSecret } from './signAppleSecret.js'
import { type SocialProvider, type SocialProviderRow, socialProviders } from './socialProviders.data.js'

/** Dependencies of {@link openSocialProvider}. */
export type SocialProviderOptions = {
  readonly providers: z.output<typeof walletProviderConfig>
  readonly tracing: Tracing
}

const limitSeconds = 10

/** Returns the client configuration of a provider; one without fixed endpoints is contacted. */
export async function openSocialProvider(
  { providers, tracing }: SocialProviderOptions,
  provider: SocialProvider,
): Promise<Configuration> {
  const settings = providers[provider]
  if (settings === undefined) throw new SocialFailure('refused', 'not-configured')
  const row: SocialProviderRow = socialProviders[provider]
  const { clientId, issuer = row.issuer } = settings
  const isLocal = issuer.startsWith('http:')
  const secret = secretOf(providers, provider, issuer)
  if (row.oauth === undefined)
    return discovery(new URL(issuer), clientId, undefined, secret, {
      timeout: limitSeconds,
      [customFetch]: createTracedFetch(tracing, provider),
      ...(isLocal && { execute: [allowInsecureRequests] }),
    })
  const { authorize, token } = endpointsOf(row.oauth, settings.issuer)
  const metadata = { issuer, authorization_endpoint: authorize, token_endpoint: token }
  const configuration = new Configuration(metadata, clientId, undefined, secret)
  configuration.timeout = limitSeconds
  configuration[customFetch] = createTracedFetch(tracing, provider)
  if (isLocal) allowInsecureRequests(configuration)
  return configuration
}

/** Returns the provider's own endpoints, or those of a development server. */
export function endpointsOf(oauth: NonNullable<SocialProviderRow['oauth']>, issuer: string | undefined) {
  if (issuer === undefined) return oauth
  return { authorize: `${issuer}/authorize`, token: `${issuer}/token`, profile: `${issuer}/profile` }
}

// Only forms are sent.
function createTracedFetch(tracing: Tracing, provider: SocialProvider): CustomFetch {
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

function secretOf(providers: SocialProviderOptions['providers'], provider: SocialProvider, issuer: string): ClientAuth {
  const { apple } = providers
  if (provider === 'apple' && apple !== undefined)
    return async (_server, client, body) => {
      body.set('client_id', client.client_id)
      body.set('client_secret', await signAppleSecret(apple, issuer))
    }
  const settings = providers[provider]
  if (settings === undefined || !('clientSecret' in settings) || settings.clientSecret === undefined) return None()
  const { secretIn }: SocialProviderRow = socialProviders[provider]
  return secretIn === 'header' ? ClientSecretBasic(settings.clientSecret) : ClientSecretPost(settings.clientSecret)
}
