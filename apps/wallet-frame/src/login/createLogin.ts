import { ApiFailure } from '../failure/ApiFailure.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import { createAlone } from './createAlone.js'
import type { Api } from './createApi.js'
import { type Session, sessionSchema } from './Session.js'

/** What logs in, and stays logged in. */
export type Login = {
  /** Who is logged in; a token that ends soon was renewed. Undefined for nobody. @throws ApiFailure when the server cannot be asked */
  session(): Promise<Session | undefined>
  /** The session in place of one whose token the server took no more; undefined where it is over. @throws ApiFailure when the server cannot be asked */
  renew(staleToken: string): Promise<Session | undefined>
  /** The access token of who is logged in. @throws ApiFailure 401 for nobody */
  accessToken(): Promise<string>
  /** Who is logged in as far as this device knows: the server isn't asked. */
  user(): Promise<string | undefined>
  /** Whether somebody logged in during the last five minutes. */
  isFresh(): Promise<boolean>
  /** Takes what a login answered. */
  take(answer: unknown): Promise<Session>
  /** The wallet was made. */
  noteCreated(): Promise<void>
  /** Logs out here, and says so to the server if it can be reached. */
  signOut(): Promise<void>
}

/** What it works with. */
export type LoginOptions = { readonly api: Api; readonly keyValue: KeyValue }

/** A token that ends sooner is renewed before it is used. */
const SOON_MS = 30_000

/** Keeps one session for all tabs of this origin. */
export function createLogin({ api, keyValue }: LoginOptions): Login {
  const inTurn = createAlone()
  const locked = <T>(work: () => Promise<T>): Promise<T> => inTurn('session', work)

  async function read(): Promise<Session | undefined> {
    const kept = await keyValue.get('session').catch(() => undefined)
    const { data } = sessionSchema.safeParse(kept)
    const { skewMs } = (kept ?? {}) as Partial<Session>
    return data && { ...data, skewMs: typeof skewMs === 'number' ? skewMs : 0 }
  }

  async function keep(answer: unknown): Promise<Session> {
    const parsed = sessionSchema.safeParse(answer)
    if (!parsed.success) throw new ApiFailure(0, 'answer', 'Unexpected response from the wallet server.')
    const session = { ...parsed.data, skewMs: parsed.data.now - Date.now() }
    await keyValue.set('session', session)
    return session
  }

  const isGood = ({ expiresAt, skewMs }: Session): boolean => expiresAt - (Date.now() + skewMs) > SOON_MS

  async function session(): Promise<Session | undefined> {
    const kept = await read()
    return kept === undefined || isGood(kept) ? kept : renew(kept.accessToken)
  }

  async function renew(staleToken: string): Promise<Session | undefined> {
    return locked(async () => {
      // Another tab may have done it meanwhile.
      const now = await read()
      if (now === undefined || (now.accessToken !== staleToken && isGood(now))) return now
      try {
        return await keep(await api.refreshSession({ refreshToken: now.refreshToken }))
      } catch (error) {
        if (!(error instanceof ApiFailure && error.status === 401)) throw error
        await keyValue.remove('session')
        return undefined
      }
    })
  }

  return {
    session,
    renew,
    async accessToken() {
      const now = await session()
      if (now === undefined) throw new ApiFailure(401, 'authorization', 'Not signed in.')
      return now.accessToken
    },
    user: async () => (await read())?.user,
    async isFresh() {
      const now = await read()
      return now !== undefined && now.freshUntil > Date.now() + now.skewMs
    },
    take: (answer) => locked(() => keep(answer)),
    noteCreated: () =>
      locked(async () => {
        const now = await read()
        if (now !== undefined) await keyValue.set('session', { ...now, isNew: false })
      }),
    async signOut() {
      const kept = await read()
      await locked(() => keyValue.remove('session'))
      // Whether or not the server hears it: nothing of the session is left here.
      if (kept !== undefined) await api.endWalletSession({}, { accessToken: kept.accessToken }).catch(() => undefined)
    },
  }
}
