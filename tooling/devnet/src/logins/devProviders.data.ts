import type { DevPerson } from './devPeople.data.js'

/** Settings for the local provider to act as another provider. */
export type DevProvider = {
  readonly name: string
  readonly scopes: readonly string[]
  readonly secret: 'client_secret_post' | 'client_secret_basic'
  /** Returns the profile response, for providers without OpenID Connect. */
  readonly profile?: (person: DevPerson) => object
}

/** The providers that the local one simulates. */
export const devProviders = {
  google: { name: 'Google', scopes: ['openid', 'email', 'profile'], secret: 'client_secret_post' },
  x: {
    name: 'X',
    scopes: ['users.read', 'tweet.read'],
    secret: 'client_secret_basic',
    profile: ({ id, name, userName }) => ({ data: { id: String(id), name, username: userName } }),
  },
  discord: {
    name: 'Discord',
    scopes: ['identify', 'email'],
    secret: 'client_secret_post',
    profile: ({ id, name, userName, email }) => ({ id: String(id), username: userName, global_name: name, email }),
  },
  github: {
    name: 'GitHub',
    scopes: ['read:user'],
    secret: 'client_secret_post',
    profile: ({ id, name, userName }) => ({ id, login: userName, name }),
  },
  apple: { name: 'Apple', scopes: ['openid', 'email'], secret: 'client_secret_post' },
  facebook: {
    name: 'Facebook',
    scopes: ['public_profile', 'email'],
    secret: 'client_secret_post',
    profile: ({ id, name, email }) => ({ id: String(id), name, email }),
  },
} satisfies Readonly<Record<string, DevProvider>>
