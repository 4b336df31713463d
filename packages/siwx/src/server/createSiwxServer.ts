import { parseCaipNetworkId } from '@kit/core'
import { optionError } from '@kit/core/plugin'
import { isLoopback } from '../check/isLoopback.js'
import { isSameAddressIn } from '../check/isSameAddressIn.js'
import { newMessageAgeMs, verifySession } from '../check/verifySession.js'
import { parseDateTime } from '../message/parseDateTime.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { answer } from './answer.js'
import { createCookies } from './createCookies.js'
import { createMemoryNonces } from './createMemoryNonces.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createSessionResponses, toPublicAccount } from './createSessionResponses.js'
import type { SessionAccount } from './createSessionTokens.js'
import { createTokenSigner } from './createTokenSigner.js'
import { HttpError, rejectionStatuses, rejectOnStoreError } from './HttpError.js'
import { readBody } from './readBody.js'
import type { SiwxServer, SiwxServerOptions } from './SiwxServer.js'

/** Maximum number of accounts in a session. The oldest is removed first. */
const accountLimit = 10

/**
 * Creates a sign-in backend: four handlers that issue nonces, verify messages, and keep sessions in signed tokens. Uses standard `Request`
 * and `Response`, so it runs in Node, workers and every framework that supports them. Sends no requests of its own, but verifiers may.
 *
 * @throws KitError `kit/invalidOption` if domains, secret or keys are invalid
 * @example
 * const siwx = createSiwxServer({
 *   domains: ['dapp.example'],
 *   verifiers: [eip155Verifier({ rpcUrls: { 1: 'https://ethereum.example' } })],
 *   secret: process.env.SIWX_SECRET,
 * })
 * export default { fetch: siwx.handle }
 */
export function createSiwxServer(options: SiwxServerOptions): SiwxServer {
  const { domains, verifiers, chains, words, clock = Date } = options
  const nowMs = () => clock.now()
  const cookies = createCookies(domains)
  const tokens = createTokenSigner(options, nowMs)
  const exchange = { tokens, cookies, isBearer: options.session === 'bearer', nowMs }
  const nonces = createNonceTokens(exchange, options.nonces ?? createMemoryNonces({ clock }))
  const sessions = createSessionResponses(exchange, options)
  if (verifiers.length === 0) throw optionError('verifiers', verifiers, 'one for each namespace that may sign in')

  async function verify(request: Request): Promise<Response> {
    const { message, signature, cacao } = await readBody(request)
    const data = typeof message === 'string' ? parseMessage(message, words) : undefined
    if (typeof message !== 'string' || data === undefined || typeof signature !== 'string') throw new HttpError('form')
    const page = pageOf(request, domains)
    if (data.domain !== page.host || originOf(data.uri) !== page.origin) throw new HttpError('origin')
    // Consumed before the signature is verified, so each nonce allows a single attempt.
    await nonces.consume(request, data.nonce)
    if (chains !== undefined && !chains.includes(data.chainId)) throw new HttpError('invalid')
    const session = { data, message, signature, ...(cacao !== undefined && { cacao }) }
    const { verdict } = await verifySession(session, {
      isDomain: (domain) => domain === page.host,
      nowMs: nowMs(),
      maxAgeMs: newMessageAgeMs,
      verifiers,
      ...(words && { words }),
    })
    if (verdict !== 'valid') throw new HttpError(verdict)

    const before = await rejectOnStoreError(() => sessions.read(request.headers))
    await options.onSignIn?.(session)
    const known = before?.domain === data.domain ? before.accounts : []
    const others = known.filter((account) => !isNamed(account, data.chainId, data.accountAddress))
    return sessions.renew(data.domain, [...others, toAccount(data)].slice(-accountLimit), before)
  }

  async function showSession(request: Request): Promise<Response> {
    const session = await rejectOnStoreError(() => sessions.read(request.headers))
    return session === undefined ? answerWithoutSession(request) : sessions.show(session)
  }

  async function signOut(request: Request): Promise<Response> {
    pageOf(request, domains)
    const { chainId, address } = await readBody(request)
    const session = await rejectOnStoreError(() => sessions.read(request.headers))
    const rest = (session?.accounts ?? []).filter((account) => !isNamed(account, chainId, address))
    return sessions.leave(session, rest)
  }

  const calls: { readonly [name: string]: readonly [method: string, run: (request: Request) => Promise<Response>] } = {
    nonce: ['GET', nonces.give],
    verify: ['POST', verify],
    session: ['GET', showSession],
    'sign-out': ['POST', signOut],
  }

  return {
    async handle(request) {
      tokens.requireKey()
      try {
        const name = /\/([a-z-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? ''
        const [method, run] = (Object.hasOwn(calls, name) && calls[name]) || []
        if (run === undefined) throw new HttpError('path')
        if (request.method !== method) throw new HttpError('method')
        return await run(request)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return answer({ error: error.reason }, [], rejectionStatuses[error.reason])
      }
    },
    async getSession(from) {
      tokens.requireKey()
      const session = await sessions.read('get' in from ? from : from.headers)
      return (
        session && { id: session.id, accounts: session.accounts.map(toPublicAccount), expiresAt: session.expiresAtMs }
      )
    },
  }
}

/** Browsers log 401 as an error, and pages ask before users have signed in. */
function answerWithoutSession(request: Request): Response {
  if (new URL(request.url).searchParams.has('optional')) return answer({ accounts: [] })
  throw new HttpError('session')
}

/** Returns the requesting page if it belongs to the app. Other origins may not change anything. */
function pageOf(request: Request, domains: readonly string[]): URL {
  const origin = request.headers.get('origin') ?? ''
  const page = URL.canParse(origin) ? new URL(origin) : undefined
  const isSafe = page?.protocol === 'https:' || (page?.protocol === 'http:' && isLoopback(page.hostname))
  if (page === undefined || !isSafe || page.origin !== origin || !domains.includes(page.host))
    throw new HttpError('origin')
  return page
}

function toAccount({ chainId, accountAddress, expirationTime }: SiwxFields): SessionAccount {
  const endsAtMs = expirationTime === undefined ? undefined : parseDateTime(expirationTime)
  return { chainId, address: accountAddress, ...(endsAtMs !== undefined && { endsAtMs }) }
}

/** Whether an account matches the given chain and address. Undefined matches any. */
function isNamed(account: SessionAccount, chainId: unknown, address: unknown): boolean {
  const { namespace } = parseCaipNetworkId(account.chainId)
  const isChain = chainId === undefined || account.chainId === chainId
  return (
    isChain &&
    (address === undefined || (typeof address === 'string' && isSameAddressIn(namespace, account.address, address)))
  )
}

function originOf(uri: string): string | undefined {
  return URL.canParse(uri) ? new URL(uri).origin : undefined
}
