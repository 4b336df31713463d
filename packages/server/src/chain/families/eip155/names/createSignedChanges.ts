import type { SignedMessage } from '../../../../contract/namesEndpoints.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Store } from '../../../../platform/store/Store.js'
import { spendMessage } from '../../../../platform/store/spendMessage.js'
import type { SignatureCheck } from '../signature/createSignatureCheck.js'
import type { StoredName } from './createNameReads.js'
import { type Coin, readCoinType } from './readCoinType.js'
import { messageExpiryMs } from './readMessage.js'

/** Changes that an address signed. */
export type SignedChanges = {
  /** @throws HttpError 401, field `signature` */
  check(request: SignedMessage, coin: Coin): Promise<void>
  /** Executes a message once, or not at all. */
  once(request: SignedMessage, timestampS: number, change: (db: Store['db']) => Promise<void>): Promise<void>
}

/** Dependencies of {@link createSignedChanges}. */
export type SignedChangeOptions = { readonly store: Pick<Store, 'db'>; readonly isSigned: SignatureCheck }

/** Creates signed changes over the store, which remembers used messages. */
export function createSignedChanges({ store, isSigned }: SignedChangeOptions): SignedChanges {
  return {
    async check({ message, signature, address }, { chain }) {
      if (await isSigned({ message, signature, address, chain })) return
      throw new HttpError(
        401,
        'signature',
        'Invalid signature: the message must be signed by the given checksummed address',
      )
    },
    async once({ address, message }, timestampS, change) {
      await store.db.transaction().execute(async (transaction) => {
        await change(transaction)
        const spent = { signer: address, message, expiresAtMs: messageExpiryMs(timestampS) }
        if (await spendMessage(transaction, spent)) return
        throw new HttpError(400, 'timestamp', 'This message was already used')
      })
    },
  }
}

/** Returns the chain of a coin type. @throws HttpError 400, field `coin_type` */
export function requireCoin(value: number): Coin {
  const coin = readCoinType(value)
  if (coin === undefined) throw new HttpError(400, 'coin_type', 'The coin type must be an EVM chain (ENSIP-11)')
  return coin
}

/** Checks that a name has the address on a chain. @throws HttpError 401, field `address` */
export function requireOwner({ addresses }: StoredName, { coinType }: Coin, address: string): void {
  const owner = addresses.find((row) => row.coinType === coinType)?.address
  if (owner !== address.toLowerCase()) throw notOwner()
}

/** Returns the error for a change by an address that does not have the name. */
export function notOwner(): HttpError {
  return new HttpError(401, 'address', 'The name does not belong to this address')
}
