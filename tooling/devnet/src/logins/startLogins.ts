import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, exportPKCS8, generateKeyPair } from 'jose'
import type { Provider } from 'oidc-provider'
import { freePort } from '../freePort.js'
import { createFarcasterRelay } from './createFarcasterRelay.js'
import { createOidcProvider, type DevClient } from './createOidcProvider.js'
import { devPeople } from './devPeople.data.js'
import { type DevProvider, devProviders } from './devProviders.data.js'
import { loginPage, notePage } from './loginPage.js'

/** The local provider. */
export type DevLogins = {
  readonly url: string
  /** The provider's part of kit-server's configuration (`wallet.providers`). */
  readonly providers: {
    readonly [Name in Exclude<keyof typeof devProviders, 'apple'>]: {
      readonly clientId: string
      readonly clientSecret: string
      readonly issuer: string
    }
  } & {
    readonly apple: {
      readonly clientId: string
      readonly teamId: string
      readonly keyId: string
      readonly privateKey: string
      readonly issuer: string
    }
    readonly farcaster: { readonly relay: string; readonly rpc: string }
  }
  stop(): Promise<void>
}

type Name = keyof typeof devProviders

const names = Object.keys(devProviders) as readonly Name[]
const rows: Readonly<Record<Name, DevProvider>> = devProviders
const clientId = 'kit'
const clientSecret = 'kit-development-secret'
const teamId = 'KITTEAM'
const explanation =
  'This server plays Google, X, Discord, Farcaster, GitHub, Apple and Facebook for the embedded wallet of this machine.'
const longestBody = 100_000

/**
 * Starts one local provider that simulates each social login and a Farcaster relay. Every page has a button for each of two users. Its only
 * client is the embedded wallet whose login host is `loginHost`.
 *
 * @throws Error when the port is in use.
 * @example
 * const { providers } = await startLogins({ loginHost: 'http://localhost:4405', port: 4404 })
 */
export async function startLogins(options: { readonly loginHost: string; readonly port?: number }): Promise<DevLogins> {
  const port = options.port || (await freePort())
  const url = `http://localhost:${port}`
  const appleKeys = await generateKeyPair('ES256', { extractable: true })
  // One key for all providers, because generating an RSA key is slow.
  const signingKey = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)
  const issuerOf = (name: Name): string => `${url}/${name}`
  const providers = new Map<string, Provider>()
  for (const name of names) {
    const client: DevClient = {
      clientId,
      clientSecret,
      redirectUri: `${options.loginHost}/callback/${name}`,
      ...(name === 'apple' && { signer: { publicKey: appleKeys.publicKey, teamId } }),
    }
    providers.set(name, createOidcProvider({ issuer: issuerOf(name), key: name, row: rows[name], client, signingKey }))
  }
  const relay = createFarcasterRelay(`${url}/farcaster`)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requested = new URL(request.url ?? '/', url)
    const [, name = '', ...rest] = requested.pathname.split('/')
    const path = `/${rest.join('/')}`
    if (name === 'farcaster') {
      const bearer = bearerOf(request)
      const body = await readBody(request)
      const answer = await relay.answer(path, { method: request.method ?? '', url: requested, body, bearer })
      return 'page' in answer ? sendPage(response, answer.page) : sendJson(response, answer.status, answer.json)
    }
    if (name === '') return sendPage(response, notePage('Social logins', explanation))
    const provider = providers.get(name)
    if (provider === undefined) return sendJson(response, 404, { error: 'Not found' })
    const row = rows[name as Name]
    if (path === '/profile') {
      const token = await provider.AccessToken.find(bearerOf(request))
      const person = devPeople.find(({ id }) => String(id) === token?.accountId)
      if (person === undefined || row.profile === undefined) return sendJson(response, 401, { error: 'invalid_token' })
      return sendJson(response, 200, row.profile(person))
    }
    if (path.startsWith('/interaction/')) {
      if (request.method !== 'POST')
        return sendPage(response, loginPage({ title: `Log in with ${row.name}`, verb: 'Log in as' }))
      const accountId = new URLSearchParams(await readBody(request)).get('person')
      const result = accountId ? { login: { accountId } } : { error: 'access_denied' }
      return provider.interactionFinished(request, response, result)
    }
    // Sessions are not remembered: users choose an identity each time.
    request.headers.cookie = request.headers.cookie?.replace(
      new RegExp(`\\b${name}_session(?:\\.\\w+)?=[^;]*`, 'g'),
      '',
    )
    // The provider derives its mount path from both.
    Object.assign(request, { originalUrl: request.url, url: (request.url ?? '').slice(name.length + 1) })
    await provider.callback()(request, response)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => {
      if (response.headersSent) return response.destroy()
      return sendJson(response, 400, { error: 'invalid_request' })
    })
  })
  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', done)
  })
  const client = (name: Name) => ({ clientId, clientSecret, issuer: issuerOf(name) })
  return {
    url,
    providers: {
      google: client('google'),
      x: client('x'),
      discord: client('discord'),
      farcaster: { relay: `${url}/farcaster`, rpc: `${url}/farcaster/rpc` },
      github: client('github'),
      apple: {
        clientId,
        teamId,
        keyId: 'KITKEY',
        privateKey: await exportPKCS8(appleKeys.privateKey),
        issuer: issuerOf('apple'),
      },
      facebook: client('facebook'),
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function bearerOf(request: IncomingMessage): string {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > longestBody) throw new Error('The body is too long')
  }
  return text
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}
