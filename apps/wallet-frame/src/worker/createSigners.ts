import { type Address, bytesToHex, type Hex, hexToBytes, type LocalAccount, stringToHex } from 'viem'
import { toAccount } from 'viem/accounts'
import type { Vault } from './createVault.js'

/** Signs for the user's Solana account: 64 bytes each. */
export type SolanaSigner = {
  readonly address: string
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Takes the message of a transaction. */
  signTransaction(message: Uint8Array): Promise<Uint8Array>
}

/** Signers of the unlocked wallet's accounts. */
export type Signers = { readonly eoa: LocalAccount; readonly owner: LocalAccount; readonly solana: SolanaSigner }

/** Creates signers from the vault. @throws Error if it is locked */
export function createSigners(vault: Vault): Signers {
  const addresses = vault.addresses()
  if (addresses === undefined) throw new Error('The wallet is locked')
  const account = (name: 'eoa' | 'owner'): LocalAccount =>
    toAccount({
      address: addresses[name] as Address,
      async signMessage({ message }) {
        const raw = typeof message === 'string' ? stringToHex(message) : message.raw
        const hex = typeof raw === 'string' ? raw : bytesToHex(raw)
        return (await vault.sign({ type: 'message', account: name, message: hex })) as Hex
      },
      async signTypedData(data) {
        return (await vault.sign({ type: 'typedData', account: name, data: data as never })) as Hex
      },
      async signAuthorization({ chainId, nonce, ...given }) {
        if (name === 'owner') throw new Error('The owner of the smart account can’t sign authorizations')
        const address = 'address' in given ? given.address : given.contractAddress
        const authorization = { address: address as Address, chainId, nonce }
        return JSON.parse(await vault.sign({ type: 'authorization', account: name, authorization }))
      },
      async signTransaction(transaction) {
        if (name === 'owner') throw new Error('The owner of the smart account can’t send transactions')
        return (await vault.sign({ type: 'transaction', account: name, transaction: transaction as never })) as Hex
      },
    })
  const signBytes = async (bytes: Uint8Array): Promise<Uint8Array> =>
    hexToBytes((await vault.sign({ type: 'bytes', account: 'solana', bytes })) as Hex)
  return {
    eoa: account('eoa'),
    owner: account('owner'),
    solana: { address: addresses.solana, signMessage: signBytes, signTransaction: signBytes },
  }
}
