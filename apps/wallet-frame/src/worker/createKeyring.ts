import { ed25519 } from '@noble/curves/ed25519'
import { type Address, bytesToHex, type Hex, type TransactionSerializable, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Addresses, addressOrder, rootBytes } from '../keys/Addresses.js'
import { addressesOf } from '../keys/addressesOf.js'
import { deriveKeys, type PrivateKeys, wordsOf } from '../keys/deriveKeys.js'
import { type ExportedKeys, exportOf } from '../keys/exportOf.js'
import type { SealedCopy, UnlockKey } from '../keys/SealedCopy.js'
import { type CopyFacts, openCopy, sealCopy } from '../keys/sealCopy.js'
import { statelessDelegator } from '../smart/hybridContracts.data.js'

/** Content that the worker signs. It hashes the content itself, and never accepts a hash. */
export type SignRequest =
  | { readonly type: 'message'; readonly account: 'eoa' | 'owner'; readonly message: Hex }
  | { readonly type: 'typedData'; readonly account: 'eoa' | 'owner'; readonly data: TypedDataDefinition }
  | { readonly type: 'transaction'; readonly account: 'eoa'; readonly transaction: TransactionSerializable }
  | {
      readonly type: 'authorization'
      readonly account: 'eoa'
      readonly authorization: { readonly address: Address; readonly chainId: number; readonly nonce: number }
    }
  /** The text of a message, or the message of a transaction. */
  | { readonly type: 'bytes'; readonly account: 'solana'; readonly bytes: Uint8Array }

/** Holds the root while the wallet is unlocked. Runs in a worker, whose memory no other code can read. */
export type Keyring = ReturnType<typeof createKeyring>

type Open = { readonly root: Uint8Array<ArrayBuffer>; readonly keys: PrivateKeys; readonly addresses: Addresses }

/** Creates a locked keyring. */
export function createKeyring() {
  let open: Open | undefined

  function requireOpen(): Open {
    if (open === undefined) throw new Error('The wallet is locked')
    return open
  }

  async function hold(root: Uint8Array<ArrayBuffer>): Promise<Open> {
    const keys = await deriveKeys(wordsOf(root))
    return { root, keys, addresses: addressesOf(keys) }
  }

  function wipe(): void {
    if (open === undefined) return
    for (const secret of [open.root, ...Object.values(open.keys)]) secret.fill(0)
    open = undefined
  }

  return {
    /** Warms up by deriving throwaway keys, so that opening a copy is fast. */
    async prepare(): Promise<void> {
      await hold(new Uint8Array(rootBytes))
    },
    /** Creates a root, and keeps it. */
    async make(): Promise<Addresses> {
      wipe()
      open = await hold(crypto.getRandomValues(new Uint8Array(rootBytes)))
      return open.addresses
    },
    /** Opens a copy. @throws Error if it does not open, or has other addresses */
    async open(copy: SealedCopy, key: UnlockKey, user: string, expected: Addresses): Promise<Addresses> {
      const found = await hold(await openCopy(copy, key, user))
      wipe()
      if (!addressOrder.every((name) => found.addresses[name] === expected[name]))
        throw new Error('The sealed copy belongs to another wallet')
      open = found
      return found.addresses
    },
    async seal(key: UnlockKey, facts: CopyFacts, user: string): Promise<SealedCopy> {
      const { root, addresses } = requireOpen()
      return sealCopy(root, addresses, key, facts, user)
    },
    async sign(request: SignRequest): Promise<string> {
      const { keys } = requireOpen()
      if (request.type === 'bytes') return bytesToHex(ed25519.sign(request.bytes, keys.solana))
      const account = privateKeyToAccount(bytesToHex(keys[request.account]))
      if (request.type === 'message') return account.signMessage({ message: { raw: request.message } })
      if (request.type === 'typedData') return account.signTypedData(request.data)
      if (request.type === 'transaction') return account.signTransaction(request.transaction)
      // An EOA that delegates to another contract could be taken over.
      if (request.authorization.address !== statelessDelegator)
        throw new Error('The authorization is for another contract')
      return JSON.stringify(await account.signAuthorization(request.authorization), (_, value) =>
        typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
      )
    },
    /** Returns the recovery phrase and keys for other wallets. */
    exportKeys(): ExportedKeys {
      const { root, keys } = requireOpen()
      return exportOf(root, keys)
    },
    wipe,
  }
}
