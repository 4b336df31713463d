import * as z from 'zod/mini'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { Addresses } from '../keys/Addresses.js'
import type { Login } from '../login/createLogin.js'
import { createNamedLock } from '../login/createNamedLock.js'
import type { KeyValue } from '../storage/createKeyValue.js'
import type { Unlock } from '../unlock/Unlock.js'

export type ConnectionOptions = {
  readonly login: Login
  readonly keyValue: KeyValue
  readonly unlock: Pick<Unlock, 'knownAddresses' | 'requireAddresses'>
  /** Origin of the page. */
  readonly origin: string
  /** Asks the user to share their address with the page. @throws KitError `connection/rejected` */
  share(signal: AbortSignal): Promise<unknown>
}

/** The wallet as one origin sees it: connected for pages on which the user signed in, or with which they shared their address. */
export type Connection = {
  /** The login of this origin. `session` is undefined if the user shares nothing with it. */
  readonly login: Login
  /** Returns the addresses that the origin may see. */
  addresses(): Promise<Addresses | undefined>
  /** Returns the addresses; asks the user to share them, and opens or creates the wallet. */
  requireAddresses(signal: AbortSignal): Promise<Addresses>
  /** @throws RpcFailure 4100 where the origin isn't connected */
  require(): Promise<void>
  /** Disconnects this origin. The last one also ends the login. */
  end(): Promise<void>
}

/** Users by origin. Stored values are untrusted. */
const grantsSchema = z.record(z.string(), z.uuid())
const grantsKey = 'grants'

/** Creates the connection of an origin. Grants are stored by origin, for the user who gave them. */
export function createConnection({ login, keyValue, unlock, origin, share }: ConnectionOptions): Connection {
  const lock = createNamedLock()

  async function read(): Promise<Readonly<Record<string, string>>> {
    return grantsSchema.safeParse(await keyValue.get(grantsKey).catch(() => undefined)).data ?? {}
  }
  const add = (user: string): Promise<void> =>
    lock(grantsKey, async () => keyValue.set(grantsKey, { ...(await read()), [origin]: user }))

  async function isConnected(): Promise<boolean> {
    const user = await login.user()
    return user !== undefined && (await read())[origin] === user
  }

  return {
    login: {
      ...login,
      session: async () => ((await isConnected()) ? login.session() : undefined),
      async take(answer) {
        const taken = await login.take(answer)
        await add(taken.user)
        return taken
      },
    },
    addresses: async () => ((await isConnected()) ? unlock.knownAddresses() : undefined),
    async requireAddresses(signal) {
      const user = await login.user()
      if (user !== undefined && !(await isConnected())) {
        await share(signal)
        await add(user)
      }
      return unlock.requireAddresses(signal)
    },
    async require() {
      if (!(await isConnected())) throw new RpcFailure(4100, 'The wallet is not connected to this page')
    },
    async end() {
      const isLast = await lock(grantsKey, async () => {
        const { [origin]: own, ...others } = await read()
        if (own === undefined) return false
        await keyValue.set(grantsKey, others)
        return own === (await login.user()) && !Object.values(others).includes(own)
      })
      if (isLast) await login.signOut()
    },
  }
}
