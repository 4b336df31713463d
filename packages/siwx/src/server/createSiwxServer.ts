import { parseCaipNetworkId } from '@kit/core'
import { optionError } from '@kit/core/plugin'
import { isLoopback } from '../check/isLoopback.js'
import { isSameAddress } from '../check/isSameAddress.js'
import { judgeSession, newMessageAgeMs } from '../check/judgeSession.js'
import { createNonce } from '../message/createNonce.js'
import { parseDateTime } from '../message/parseDateTime.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { createCookies } from './createCookies.js'
import { createMemoryNonces } from './createMemoryNonces.js'
import { createSessionTokens, type KeptSession, type SessionAccount } from './createSessionTokens.js'
import { createTokenSigner } from './createTokenSigner.js'
import { Refusal, refusals } from './Refusal.js'
import { readBody } from './readBody.js'
import type { SignedInAccount } from './SignedInAccount.js'
import type { SiwxServer, SiwxServerOptions } from './SiwxServer.js'

const nonceLifeMs = 10 * 60_000
/** How much longer a used nonce is kept: the clock of the store may be ahead. */
const clockSkewMs = 60_000
/** The most accounts that a session has; the oldest leaves. */
const accountLimit = 10

/**
 * The backend of signing in: four handlers that give nonces, check messages, and keep sessions in signed tokens. Plain `Request` and
 * `Response`, so that it runs in Node, workers and every framework that has them. Makes no request of its own; the verifiers may.
 *
 * @throws KitError `kit/invalidOption` when domains, secret or keys can't work
 * @example
 * const siwx = createSiwxServer({
 *   domains: ['dapp.example'],
 *   verifiers: [eip155Verifier({ rpcUrls: { 1: 'https://ethereum.example' } })],
 *   secret: process.env.SIWX_SECRET,
 * })
 * export default { fetch: siwx.handle }
 */
export function createSiwxServer(options: SiwxServerOptions): SiwxServer {
  const { domains, verifiers, chains, words, revoked } = options
  const { ttlMs = 24 * 60 * 60_000, clock = Date } = options
  const { nonces = createMemoryNonces({ clock }) } = options
  const isBearer = options.session === 'bearer'
  const nowMs = () => clock.now()
  const cookies = createCookies(domains)
  const tokens = createTokenSigner(options, nowMs)
  const sessions = createSessionTokens({ tokens, domains, ttlMs, nowMs })
  if (verifiers.length === 0) throw optionError('verifiers', verifiers, 'one for each namespace that may sign in')

  async function giveNonce(): Promise<Response> {
    const nonce = createNonce(random)
    const now = nowMs()
    const expiresAt = now + nonceLifeMs
    const exp = Math.floor(expiresAt / 1000)
    const token = await tokens.sign('siwx-nonce+jwt', { nonce, exp, store: nonces.id })
    if (isBearer) return answer({ nonce, token, now, expiresAt })
    return answer({ nonce, now, expiresAt }, [cookies.nonce.write(token, nonceLifeMs)])
  }

  /** Uses up the nonce that this browser was given. @throws Refusal `nonce` for any other, and for one that was used */
  async function consumeNonce(request: Request, nonce: string): Promise<void> {
    const token = isBearer ? request.headers.get('x-nonce-jwt') : cookies.nonce.read(request)
    const given = await tokens.read('siwx-nonce+jwt', token ?? '')
    if (given?.['nonce'] !== nonce || given['store'] !== nonces.id) throw new Refusal('nonce')
    const expiresAtMs = Number(given.exp) * 1000 + clockSkewMs
    if (!(await orUnknown(() => nonces.consume(nonce, expiresAtMs)))) throw new Refusal('nonce')
  }

  /** The page that asks, one of the app's: no other page of the web may change anything. */
  function pageOf(request: Request): URL {
    const origin = request.headers.get('origin') ?? ''
    const page = URL.canParse(origin) ? new URL(origin) : undefined
    const isSafe = page?.protocol === 'https:' || (page?.protocol === 'http:' && isLoopback(page.hostname))
    if (page === undefined || !isSafe || page.origin !== origin || !domains.includes(page.host))
      throw new Refusal('origin')
    return page
  }

  async function verify(request: Request): Promise<Response> {
    const { message, signature, cacao } = await readBody(request)
    const data = typeof message === 'string' ? parseMessage(message, words) : undefined
    if (typeof message !== 'string' || data === undefined || typeof signature !== 'string') throw new Refusal('form')
    const page = pageOf(request)
    if (data.domain !== page.host || originOf(data.uri) !== page.origin) throw new Refusal('origin')

    // Before the signature is looked at: whoever tries has one try.
    await consumeNonce(request, data.nonce)
    if (chains !== undefined && !chains.includes(data.chainId)) throw new Refusal('invalid')
    const session = { data, message, signature, ...(cacao !== undefined && { cacao }) }
    const { verdict } = await judgeSession(session, {
      isDomain: (domain) => domain === page.host,
      nowMs: nowMs(),
      maxAgeMs: newMessageAgeMs,
      verifiers,
      ...(words && { words }),
    })
    if (verdict !== 'valid') throw new Refusal(verdict)

    const before = await orUnknown(() => read(request))
    await options.onSignIn?.(session)
    const accounts =
      before?.domain === data.domain
        ? before.accounts.filter((account) => !isNamed(account, data.chainId, data.accountAddress))
        : []
    return renew(data.domain, [...accounts, toAccount(data)].slice(-accountLimit), before)
  }

  /** Writes a session under a new id, in place of the one before. */
  async function renew(
    domain: string,
    accounts: readonly SessionAccount[],
    before: KeptSession | undefined,
  ): Promise<Response> {
    await end(before)
    return show({ id: createNonce(random), domain, accounts }, isBearer ? [] : [cookies.nonce.write('', 0)])
  }

  async function end(session: KeptSession | undefined): Promise<void> {
    // A copy of it that was renewed now would live until then.
    if (session && revoked) await orUnknown(() => revoked.add(session.id, nowMs() + ttlMs))
  }

  async function show(session: KeptSession, setCookies: readonly string[] = [], more: object = {}): Promise<Response> {
    const { token, expiresAtMs } = await sessions.write(session)
    const shown = { ...more, accounts: session.accounts.map(toShown), expiresAt: expiresAtMs }
    if (isBearer) return answer({ ...shown, token })
    return answer(shown, [...setCookies, cookies.session.write(token, expiresAtMs - nowMs())])
  }

  async function read(request: Request) {
    const token = isBearer
      ? /^bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
      : cookies.session.read(request)
    const session = token === undefined ? undefined : await sessions.read(token)
    if (session === undefined || revoked === undefined) return session
    return (await revoked.has(session.id)) ? undefined : session
  }

  async function showSession(request: Request): Promise<Response> {
    const session = await orUnknown(() => read(request))
    if (session === undefined) throw new Refusal('session')
    return show(session)
  }

  async function signOut(request: Request): Promise<Response> {
    pageOf(request)
    const { chainId, address } = await readBody(request)
    const session = await orUnknown(() => read(request))
    const rest = (session?.accounts ?? []).filter((account) => !isNamed(account, chainId, address))
    await end(session)
    if (session && rest.length > 0)
      return show({ id: createNonce(random), domain: session.domain, accounts: rest }, [], { success: true })
    return answer({ success: true }, isBearer ? [] : [cookies.session.write('', 0)])
  }

  const calls: { readonly [name: string]: readonly [method: string, run: (request: Request) => Promise<Response>] } = {
    nonce: ['GET', giveNonce],
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
        if (run === undefined) throw new Refusal('path')
        if (request.method !== method) throw new Refusal('method')
        return await run(request)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return answer({ error: error.reason }, [], refusals[error.reason])
      }
    },
    async getSession(request) {
      tokens.requireKey()
      const session = await read(request)
      return session && { id: session.id, accounts: session.accounts.map(toShown), expiresAt: session.expiresAtMs }
    },
  }
}

const random = { bytes: (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length)) }

const toShown = ({ chainId, address }: SessionAccount): SignedInAccount => ({ chainId, address })

function toAccount({ chainId, accountAddress, expirationTime }: SiwxFields): SessionAccount {
  const endsAtMs = expirationTime === undefined ? undefined : parseDateTime(expirationTime)
  return { chainId, address: accountAddress, ...(endsAtMs !== undefined && { endsAtMs }) }
}

/** Whether an account is the one that is named; what is not named is any. */
function isNamed(account: SessionAccount, chainId: unknown, address: unknown): boolean {
  const { namespace } = parseCaipNetworkId(account.chainId)
  const isChain = chainId === undefined || account.chainId === chainId
  return (
    isChain &&
    (address === undefined || (typeof address === 'string' && isSameAddress(namespace, account.address, address)))
  )
}

function originOf(uri: string): string | undefined {
  return URL.canParse(uri) ? new URL(uri).origin : undefined
}

/** A store that is down says nothing about who asks. */
async function orUnknown<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new Refusal('unknown')
  }
}

function answer(body: object, setCookies: readonly string[] = [], status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { status, headers })
}
