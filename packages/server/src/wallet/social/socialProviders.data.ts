import { z } from 'zod'

/** Identity at a provider. */
type ProviderIdentity = { readonly subject: string; readonly label: string }

/** Sign-in settings of a provider. */
export type SocialProviderRow = {
  /** OpenID Connect issuer; with `oauth` only a name. */
  readonly issuer: string
  /** Endpoints of a provider without discovery and ID tokens; `profile` returns the identity. */
  readonly oauth?: { readonly authorize: string; readonly token: string; readonly profile: string }
  readonly scope: string
  /** Where the secret is sent: in the body or in a header. */
  readonly secretIn: 'body' | 'header'
  /** How the user comes back: by a link, or by a form of the provider's page. */
  readonly responseMode: 'query' | 'form_post'
  /** Reads the claims of the ID token, or the profile. The subject never changes; names and addresses do. */
  readonly identity: z.ZodType<ProviderIdentity>
}

const id = z.string().min(1).max(255)
const text = z.string().max(320).nullish()

const claims = z
  .object({ sub: id, email: text, name: text })
  .transform(({ sub, email, name }) => ({ subject: sub, label: email || name || sub }))

/** Social sign-in providers, as documented by them. */
export const socialProviders = {
  google: {
    issuer: 'https://accounts.google.com',
    scope: 'openid email profile',
    secretIn: 'body',
    responseMode: 'query',
    identity: claims,
  },
  x: {
    issuer: 'https://x.com',
    oauth: {
      authorize: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      profile: 'https://api.x.com/2/users/me',
    },
    scope: 'users.read tweet.read',
    secretIn: 'header',
    responseMode: 'query',
    identity: z
      .object({ data: z.object({ id, username: z.string().max(320) }) })
      .transform(({ data }) => ({ subject: data.id, label: `@${data.username}` })),
  },
  discord: {
    issuer: 'https://discord.com',
    oauth: {
      authorize: 'https://discord.com/oauth2/authorize',
      token: 'https://discord.com/api/oauth2/token',
      profile: 'https://discord.com/api/users/@me',
    },
    scope: 'identify email',
    secretIn: 'body',
    responseMode: 'query',
    identity: z
      .object({ id, username: z.string().max(320), global_name: text })
      .transform((user) => ({ subject: user.id, label: user.global_name || user.username })),
  },
  github: {
    issuer: 'https://github.com/login/oauth',
    oauth: {
      authorize: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      profile: 'https://api.github.com/user',
    },
    scope: 'read:user',
    secretIn: 'body',
    responseMode: 'query',
    identity: z
      .object({ id: z.int(), login: z.string().max(320) })
      .transform((user) => ({ subject: String(user.id), label: user.login })),
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    scope: 'openid email',
    secretIn: 'body',
    responseMode: 'form_post',
    identity: claims,
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    oauth: {
      authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      profile: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    },
    scope: 'public_profile email',
    secretIn: 'body',
    responseMode: 'query',
    identity: z
      .object({ id, name: text, email: text })
      .transform((user) => ({ subject: user.id, label: user.email || user.name || user.id })),
  },
} satisfies Readonly<Record<string, SocialProviderRow>>

/** A provider that users are redirected to. */
export type SocialProvider = keyof typeof socialProviders
