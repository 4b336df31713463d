import { base58 } from '@scure/base'
import {
  Connection,
  Keypair,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SolanaDevnet, startSolana } from './startSolana.js'

let chain: SolanaDevnet
let connection: Connection
let alice: Keypair
beforeAll(async () => {
  chain = await startSolana()
  connection = new Connection(chain.url, { commitment: 'confirmed', wsEndpoint: chain.wsUrl })
  alice = Keypair.fromSeed(chain.accounts[0]?.seed as Uint8Array)
})
afterAll(() => chain.stop())

const transferTo = async (toPubkey: PublicKey, lamports: number) => {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transfer = SystemProgram.transfer({ fromPubkey: alice.publicKey, toPubkey, lamports })
  return { blockhash, lastValidBlockHeight, transfer }
}
const signed = async (toPubkey: PublicKey, lamports: number) => {
  const { transfer, blockhash, lastValidBlockHeight } = await transferTo(toPubkey, lamports)
  const message = new TransactionMessage({
    payerKey: alice.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([alice])
  return { transaction, blockhash, lastValidBlockHeight }
}

describe('a local Solana chain', () => {
  it('identifies itself by a genesis hash of 32 bytes', async () => {
    expect(await connection.getGenesisHash()).toBe(chain.genesisHash)
    expect(base58.decode(chain.genesisHash)).toHaveLength(32)
    expect(chain.networkId).toBe(`solana:${chain.genesisHash.slice(0, 32)}`)
  })

  it('funds its accounts with SOL and both tokens', async () => {
    for (const { address } of chain.accounts) {
      expect(await connection.getBalance(new PublicKey(address))).toBeGreaterThan(999_000_000_000)
      for (const token of Object.values(chain.tokens)) {
        const filter = { mint: new PublicKey(token.address) }
        const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(address), filter)
        expect(value[0]?.account.data.parsed.info.tokenAmount).toMatchObject({
          uiAmount: 100_000,
          decimals: token.decimals,
        })
        expect(value[0]?.account.owner.toBase58()).toBe(token.program)
      }
    }
  })

  it('accepts a legacy and a v0 transaction and confirms them over its WebSocket', async () => {
    const receiver = Keypair.generate().publicKey
    const { transfer, ...lifetime } = await transferTo(receiver, 5_000_000)
    const legacy = new Transaction({ feePayer: alice.publicKey, ...lifetime }).add(transfer)
    legacy.sign(alice)
    const first = await connection.sendRawTransaction(legacy.serialize())
    await connection.confirmTransaction({ signature: first, ...lifetime })
    const { transaction, ...other } = await signed(receiver, 7_000_000)
    const second = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature: second, ...other })
    expect(await connection.getBalance(receiver)).toBe(12_000_000)
  })

  it('keeps a history with balances, fees and logs, newest first', async () => {
    const receiver = Keypair.generate().publicKey
    const { transaction, ...lifetime } = await signed(receiver, 3_000_000)
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction({ signature, ...lifetime })
    const airdrop = await connection.requestAirdrop(receiver, 1_000_000)
    const history = await connection.getSignaturesForAddress(receiver)
    expect(history.map((one) => one.signature)).toEqual([airdrop, signature])
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.version).toBe(0)
    expect(found?.meta).toMatchObject({ err: null, fee: 5000 })
    expect(found?.meta?.postBalances[1]).toBe(3_000_000)
    expect(found?.meta?.logMessages?.join()).toContain('11111111111111111111111111111111 success')
    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(parsed?.transaction.message.accountKeys[0]?.pubkey.toBase58()).toBe(alice.publicKey.toBase58())
  })

  it("rejects in preflight what the program rejects, with a node's error message", async () => {
    const { transaction } = await signed(Keypair.generate().publicKey, 2_000_000_000_000)
    const error = await connection.sendTransaction(transaction).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect((error as Error).message).toContain('custom program error: 0x1')
    const simulated = await connection.simulateTransaction(transaction)
    expect(simulated.value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
  })

  it('puts a failing transaction into a block when preflight is skipped, and charges the fee', async () => {
    const { transaction, ...lifetime } = await signed(Keypair.generate().publicKey, 2_000_000_000_000)
    const before = await connection.getBalance(alice.publicKey)
    const signature = await connection.sendTransaction(transaction, { skipPreflight: true })
    const { value } = await connection.confirmTransaction({ signature, ...lifetime })
    expect(value.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
    expect(await connection.getBalance(alice.publicKey)).toBe(before - 5000)
  })

  it('refuses a tampered transaction, a repeated one and one of an unfunded account', async () => {
    const receiver = Keypair.generate().publicKey
    const { transaction } = await signed(receiver, 4_000_000)
    await connection.sendTransaction(transaction)
    await expect(connection.sendTransaction(transaction)).rejects.toThrow('already been processed')
    const { transaction: forged } = await signed(receiver, 4_000_001)
    forged.signatures[0]?.set([1, 2, 3])
    await expect(connection.sendTransaction(forged)).rejects.toThrow('signature verification failure')
    alice = Keypair.generate()
    const { transaction: unfunded } = await signed(receiver, 1)
    alice = Keypair.fromSeed(chain.accounts[0]?.seed as Uint8Array)
    await expect(connection.sendTransaction(unfunded)).rejects.toThrow('no record of a prior credit')
  })

  it('lets blockhashes expire', async () => {
    const { transaction, blockhash } = await signed(Keypair.generate().publicKey, 4_000_000)
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
    chain.advance(151)
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
    await expect(connection.sendTransaction(transaction)).rejects.toThrow('Blockhash not found')
  })

  it('advances slots on a timer', async () => {
    const slot = await connection.getSlot()
    await expect.poll(() => connection.getSlot(), { timeout: 5000 }).toBeGreaterThan(slot)
  })

  it('reports account changes', async () => {
    const receiver = Keypair.generate().publicKey
    const seen: number[] = []
    const id = connection.onAccountChange(receiver, ({ lamports }) => seen.push(lamports))
    await expect
      .poll(async () => {
        await connection.requestAirdrop(receiver, 1_000_000)
        return seen.length
      })
      .toBeGreaterThan(0)
    await connection.removeAccountChangeListener(id)
  })

  it('continues where it was after an outage', async () => {
    const receiver = Keypair.generate().publicKey
    await connection.requestAirdrop(receiver, 3_000_000)
    await chain.goOffline()
    await expect(fetch(chain.url, { method: 'POST', body: '{}' })).rejects.toThrow()
    await chain.goOnline()
    expect(await new Connection(chain.url).getBalance(receiver)).toBe(3_000_000)
  })

  it('returns an error for unknown requests, and survives malformed ones', async () => {
    const post = async (body: string) => {
      const response = await fetch(chain.url, { method: 'POST', body })
      return (await response.json()) as { error?: { code: number }; result?: unknown }
    }
    expect((await post('{')).error?.code).toBe(-32700)
    expect((await post('{"id":1,"method":"__proto__"}')).error?.code).toBe(-32601)
    expect((await post('{"id":1,"method":"getBalance","params":["x"]}')).error?.code).toBe(-32602)
    expect(
      (await post('{"id":1,"method":"sendTransaction","params":["AAAA",{"encoding":"base64"}]}')).error?.code,
    ).toBe(-32602)
    expect((await post('{"id":1,"method":"getHealth"}')).result).toBe('ok')
  })
})
