import { createHmac, pbkdf2Sync } from 'node:crypto'
import { base58 } from '@scure/base'
import { Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { HDNodeWallet, Wallet } from 'ethers'
import { bytesToHex, type Hex, hexToBytes, stringToHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createKeyring } from '../worker/createKeyring.js'
import type { Addresses } from './Addresses.js'
import type { ExportedKeys } from './exportOf.js'

const keyring = createKeyring()
let addresses: Addresses
let exported: ExportedKeys
beforeAll(async () => {
  addresses = await keyring.make()
  exported = keyring.exportKeys()
})

const typed = {
  domain: { name: 'Test', chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'hello' },
} as const
const transaction = {
  type: 'eip1559',
  chainId: 1,
  nonce: 7,
  gas: 21_000n,
  maxFeePerGas: 10n ** 10n,
  maxPriorityFeePerGas: 10n ** 9n,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  value: 10n ** 16n,
} as const

/** SLIP-10 on ed25519, implemented from its text: the wallet's derivation must not depend on one library. */
function solanaSeedOf(words: string): Uint8Array {
  const seed = pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512')
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const index of [44, 501, 0, 0]) {
    const number = Buffer.alloc(4)
    number.writeUInt32BE(index + 0x8000_0000)
    const data = Buffer.concat([Buffer.of(0), node.subarray(0, 32), number])
    node = createHmac('sha512', node.subarray(32)).update(data).digest()
  }
  return new Uint8Array(node.subarray(0, 32))
}

describe.each(['eoa', 'owner'] as const)('the exported account %s', (account) => {
  const index = account === 'eoa' ? 0 : 1

  it('has the same address and signatures in viem, from its phrase and from its key', async () => {
    for (const other of [
      mnemonicToAccount(exported.words, { addressIndex: index }),
      privateKeyToAccount(exported[account] as Hex),
    ]) {
      expect(other.address).toBe(addresses[account])
      const message = stringToHex('hello')
      expect(await other.signMessage({ message: { raw: message } })).toBe(
        await keyring.sign({ type: 'message', account, message }),
      )
      expect(await other.signTypedData(typed)).toBe(await keyring.sign({ type: 'typedData', account, data: typed }))
      // The owner signs no transactions itself, only those of the smart account.
      if (account === 'eoa')
        expect(await other.signTransaction(transaction)).toBe(
          await keyring.sign({ type: 'transaction', account, transaction }),
        )
    }
  })

  it('has the same address and signatures in ethers, from its phrase and from its key', async () => {
    const path = `m/44'/60'/0'/0/${index}`
    for (const other of [HDNodeWallet.fromPhrase(exported.words, '', path), new Wallet(exported[account])]) {
      expect(other.address).toBe(addresses[account])
      expect(await other.signMessage('hello')).toBe(
        await keyring.sign({ type: 'message', account, message: stringToHex('hello') }),
      )
      expect(await other.signTypedData(typed.domain, { Note: [...typed.types.Note] }, typed.message)).toBe(
        await keyring.sign({ type: 'typedData', account, data: typed }),
      )
      const { gas, type: _, ...fields } = transaction
      if (account === 'eoa')
        expect(await other.signTransaction({ ...fields, type: 2, gasLimit: gas })).toBe(
          await keyring.sign({ type: 'transaction', account, transaction }),
        )
    }
  })
})

it('the exported Solana account has the same address and signatures in web3.js, from its key and from its phrase', async () => {
  const byKey = Keypair.fromSecretKey(base58.decode(exported.solana))
  const byWords = Keypair.fromSeed(solanaSeedOf(exported.words))
  for (const other of [byKey, byWords]) {
    expect(other.publicKey.toBase58()).toBe(addresses.solana)
    const { publicKey } = other
    const message = new TransactionMessage({
      payerKey: publicKey,
      recentBlockhash: base58.encode(new Uint8Array(32).fill(7)),
      instructions: [SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: publicKey, lamports: 1 })],
    }).compileToV0Message()
    const sent = new VersionedTransaction(message)
    sent.sign([other])
    const own = await keyring.sign({ type: 'bytes', account: 'solana', bytes: new Uint8Array(message.serialize()) })
    expect(bytesToHex(sent.signatures[0] ?? new Uint8Array())).toBe(own)
    expect(hexToBytes(own as Hex)).toHaveLength(64)
  }
})
