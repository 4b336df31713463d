import { ApiFailure } from '../failure/ApiFailure.js'
import { isRefusal } from '../failure/isRefusal.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { Api } from './createApi.js'
import { createNamedLock } from './createNamedLock.js'
import { requireSession } from './requireSession.js'
import { type Session, sessionSchema } from './Session.js'

/** The session of the user. */
export type Login = {
  /**
   * Returns the session, with a renewed token if it expires soon. Undefined if signed out. @throws ApiFailure when the server is
   * unreachable
   */
  session(): Promise<Session | undefined>
  /** Replaces a session whose token the server rejected; undefined if it has ended. @throws ApiFailure when the server is unreachable */
  renew(staleToken: string): Promise<Session | undefined>
  /** Returns the access token. @throws ApiFailure 401 if signed out */
  accessToken(): Promise<string>
  /** Returns the user as far as this device knows, without a request. */
  user(): Promise<string | undefined>
  /** Whether the user signed in during the last five minutes. */
  isFresh(): Promise<boolean>
  /** Stores the result of a login. */
  take(answer: unknown): Promise<Session>
  /** Records that the wallet was created. */
  markWalletCreated(): Promise<void>
  /** Signs out here, and notifies the server if it is reachable. */
  signOut(): Promise<void>
}

export type LoginOptions = { readonly api: Api; readonly keyValue: KeyValue }

/** Tokens that expire sooner are renewed before use. */
const soonMs = 30_000

/** Creates the session store that all tabs of this origin share. */
export function createLogin({ api, keyValue }: LoginOptions): Login {
  const withLock = createNamedLock()
  const locked = <T>(work: () => Promise<T>): Promise<T> => withLock('session', work)

  async function read(): Promise<Session | undefined> {
    const stored = await keyValue.get('session').catch(() => undefined)
    const { data } = sessionSchema.safeParse(stored)
    const { skewMs } = (stored ?? {}) as Partial<Session>
    return data && { ...data, skewMs: typeof skewMs === 'number' ? skewMs : 0 }
  }

  async function save(answer: unknown): Promise<Session> {
    const parsed = sessionSchema.safeParse(answer)
    if (!parsed.success) throw new ApiFailure(0, 'answer', 'Unexpected response from the wallet server.')
    const session = { ...parsed.data, skewMs: parsed.data.now - Date.now() }
    await keyValue.set('session', session)
    return session
  }

  const isGood = ({ expiresAt, skewMs }: Session): boolean => expiresAt - (Date.now() + skewMs) > soonMs

  async function session(): Promise<Session | undefined> {
    const stored = await read()
    return stored === undefined || isGood(stored) ? stored : renew(stored.accessToken)
  }

  async function renew(staleToken: string): Promise<Session | undefined> {
    return locked(async () => {
      // Another tab may have renewed it in the meantime.
      const now = await read()
      if (now === undefined || (now.accessToken !== staleToken && isGood(now))) return now
      try {
        return await save(await api.refreshSession({ refreshToken: now.refreshToken }))
      } catch (error) {
        if (!isRefusal(error, 401, 'refreshToken')) throw error
        await keyValue.remove('session')
        return undefined
      }
    })
  }

  /** The server ends only the session of a valid access token. */
  async function endOnServer(stored: Session): Promise<void> {
    const { accessToken } = isGood(stored) ? stored : await api.refreshSession({ refreshToken: stored.refreshToken })
    await api.endWalletSession({}, { accessToken })
  }

  return {
    session,
    renew,
    accessToken: async () => (await requireSession({ session })).accessToken,
    user: async () => (await read())?.user,
    async isFresh() {
      const now = await read()
      return now !== undefined && now.freshUntil > Date.now() + now.skewMs
    },
    take: (answer) => locked(() => save(answer)),
    markWalletCreated: () =>
      locked(async () => {
        const now = await read()
        if (now !== undefined) await keyValue.set('session', { ...now, isNew: false })
      }),
    async signOut() {
      const stored = await locked(async () => {
        const now = await read()
        await keyValue.remove('session')
        return now
      })
      // The session is removed here even if the server is unreachable.
      if (stored !== undefined) await endOnServer(stored).catch(() => undefined)
    },
  }
}
