import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import type { Kysely, Selectable } from 'kysely'
import { isRecent } from '../jobs/isRecent.js'
import type { Tables } from '../store/Tables.js'
import type { KeyVault } from './createKeyVault.js'

/** A public key in the format of RFC 7517. */
export type PublicKey = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
  readonly kid: string
  readonly alg: 'EdDSA'
  readonly use: 'sig'
}

/** Token signing keys, shared by all servers of a store. */
export type TokenKeys = {
  /** Returns the current signing key, and creates a new one if the last is too old or its encryption key was lost. */
  signing(): Promise<{ readonly kid: string; readonly key: CryptoKey | Uint8Array }>
  /** Returns every key that may have signed a token of an active session, newest last. */
  published(): Promise<readonly PublicKey[]>
  /** Finds a published key, also one that another server just created. */
  find(kid: string | undefined): Promise<PublicKey | undefined>
  /** Deletes keys that no active session needs. */
  sweep(): Promise<void>
}

/** Options for {@link createTokenKeys}. `keyMs`: how long a key signs; `keepMs`: how long it is kept afterwards. */
export type TokenKeyOptions = {
  readonly db: Kysely<Tables>
  readonly vault: KeyVault
  readonly now: () => number
  readonly keyMs: number
  readonly keepMs: number
  /** A separate table keeps the keys of another purpose apart. */
  readonly table?: 'siwx_keys' | 'wallet_token_keys'
}

type Row = Selectable<Tables['siwx_keys']>

/** How long a server may miss changes by another server, or a key deleted by an operator. */
const readMs = 30_000

/** Creates Ed25519 keys in the store, with encrypted private keys. */
export function createTokenKeys({ db, vault, now, keyMs, keepMs, table = 'siwx_keys' }: TokenKeyOptions): TokenKeys {
  let read: { readonly rows: Promise<readonly Row[]>; readonly atMs: number } | undefined

  function load(): Promise<readonly Row[]> {
    if (read !== undefined && isRecent({ ...read, nowMs: now(), durationMs: readMs })) return read.rows
    const rows = db.selectFrom(table).selectAll().orderBy('generation').execute()
    const reading = { rows, atMs: now() }
    read = reading
    rows.catch(() => {
      if (read === reading) read = undefined
    })
    return rows
  }

  function open(row: Row): JWK | undefined {
    const text = vault.open(idOf(row.kid), row.sealed_key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  async function createKey(generation: number): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
    const { x = '', ...jwk } = await exportJWK(publicKey)
    const kid = await calculateJwkThumbprint({ ...jwk, x })
    const sealed_key = vault.seal(idOf(kid), JSON.stringify(await exportJWK(privateKey)))
    // If another server created a key first, that one is used.
    await db
      .insertInto(table)
      .values({ generation, kid, public_key: x, sealed_key, made_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    read = undefined
  }

  async function published(): Promise<readonly PublicKey[]> {
    return (await load()).map(({ kid, public_key: x }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      x,
      kid,
      alg: 'EdDSA',
      use: 'sig',
    }))
  }

  async function newest(): Promise<{ readonly row: Row; readonly jwk: JWK } | undefined> {
    const row = (await load()).at(-1)
    const jwk = row === undefined || now() - row.made_at >= keyMs ? undefined : open(row)
    return row === undefined || jwk === undefined ? undefined : { row, jwk }
  }

  return {
    async signing() {
      let found = await newest()
      if (found === undefined) {
        await createKey(((await load()).at(-1)?.generation ?? 0) + 1)
        found = await newest()
      }
      if (found === undefined) throw new Error('The new token signing key cannot be read')
      return { kid: found.row.kid, key: await importJWK(found.jwk, 'EdDSA') }
    },
    published,
    async find(kid) {
      const hasKid = (key: PublicKey): boolean => key.kid === kid
      const known = (await published()).find(hasKid)
      if (known !== undefined) return known
      read = undefined
      return (await published()).find(hasKid)
    },
    async sweep() {
      const rows = await load()
      const expired = rows.filter((_, index) => (rows[index + 1]?.made_at ?? now()) + keepMs < now())
      const last = expired.at(-1)
      if (last === undefined) return
      await db.deleteFrom(table).where('generation', '<=', last.generation).execute()
      read = undefined
    },
  }
}

function idOf(kid: string): string {
  return `siwx key ${kid}`
}

/** Returns the key ID that a token names, or undefined if it is malformed. */
export function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}
