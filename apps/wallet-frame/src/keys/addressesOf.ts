import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type Addresses, addressOrder } from './Addresses.js'
import type { PrivateKeys } from './deriveKeys.js'

/** Returns the addresses of private keys. */
export function addressesOf({ eoa, owner, solana }: PrivateKeys): Addresses {
  return {
    eoa: privateKeyToAddress(bytesToHex(eoa)),
    owner: privateKeyToAddress(bytesToHex(owner)),
    solana: base58.encode(ed25519.getPublicKey(solana)),
  }
}

/** Returns the SHA-256 of the addresses, joined by commas, which binds a copy to them. */
export async function fingerprintOf(addresses: Addresses): Promise<Uint8Array> {
  const text = addressOrder.map((name) => addresses[name]).join(',')
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
