import type { RpcRequest } from '@kit/adapter'
import * as web3 from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { solanaMainnet as network } from '../network/solanaNetworks.js'
import { createConnection } from './createConnection.js'
import { programs } from './programs.data.js'
import { readTokenBalance } from './readHoldings.js'
import { readSolBalance } from './readSolBalance.js'
import { readToken as read } from './readToken.js'
import { toLibraryError } from './toLibraryError.js'

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const system = '11111111111111111111111111111111'
const concatBytes = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))
/** Little-endian. */
const encodeNumber = (value: bigint, length: number) => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes.subarray(0, length)
}
const text = (value: string) => {
  const bytes = new TextEncoder().encode(value)
  return concatBytes(encodeNumber(BigInt(bytes.length), 4), bytes)
}
/** A mint of 82 bytes with six decimals. */
const base = () => {
  const data = new Uint8Array(82)
  data.set([6, 1], 44)
  return data
}
const extended = (...extensions: Uint8Array[]) => concatBytes(base(), new Uint8Array(83), [1], ...extensions)
const extension = (type: number, data: Uint8Array) =>
  concatBytes(encodeNumber(BigInt(type), 2), encodeNumber(BigInt(data.length), 2), data)
const account = (owner: string, data: Uint8Array) => ({
  owner,
  executable: false,
  lamports: 1,
  rentEpoch: 0,
  data: [Buffer.from(data).toString('base64'), 'base64'],
})
const answering =
  (value: unknown): RpcRequest =>
  async () => ({ context: { slot: 1 }, value })
/** Creates the chain the way the adapter does. */
const chainOf = (rpc: RpcRequest) => ({ web3, connection: createConnection(web3, network, rpc) })
const readToken = (rpc: RpcRequest, address: string) =>
  read(chainOf(rpc), address).catch((error: unknown) => {
    throw toLibraryError(error)
  })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: { code?: string }) => error.code,
  )

describe('readToken', () => {
  it('reads the symbol from the metadata program, without padding', async () => {
    const metadata = concatBytes(new Uint8Array(65), text('USD Coin\0\0'), text('USDC\0\0\0\0\0\0'), text(''))
    const rpc = answering([account(programs.token, base()), account(programs.tokenMetadata, metadata)])
    const texts = { name: 'USD Coin', symbol: 'USDC' }
    expect(await readToken(rpc, mint)).toEqual({
      mint,
      program: programs.token,
      decimals: 6,
      supply: 0n,
      ...texts,
      extensions: new Map(),
    })
  })

  it("reads the symbol from the mint's own metadata, wherever it is among the extensions", async () => {
    const own = concatBytes(new Uint8Array(64), text('Name'), text('OWN'), text(''))
    const data = extended(extension(1, new Uint8Array(108)), extension(19, own))
    expect(await readToken(answering([account(programs.token2022, data), null]), mint)).toMatchObject({
      program: programs.token2022,
      name: 'Name',
      symbol: 'OWN',
    })
  })

  it('returns no symbol when there is no metadata, or another program forged it', async () => {
    const metadata = concatBytes(new Uint8Array(65), text('x'), text('EVIL'))
    const rpc = answering([account(programs.token, base()), account(system, metadata)])
    expect((await readToken(rpc, mint)).symbol).toBe('')
    expect((await readToken(answering([account(programs.token2022, base()), null]), mint)).symbol).toBe('')
  })

  it('cleans and truncates a hostile symbol', async () => {
    const metadata = concatBytes(new Uint8Array(65), text('x'), text(`\u202eUSDC${'x'.repeat(200)}`))
    const rpc = answering([account(programs.token, base()), account(programs.tokenMetadata, metadata)])
    const { symbol } = await readToken(rpc, mint)
    expect(symbol).toMatch(/^USDCx+…$/)
    expect(symbol.length).toBeLessThanOrEqual(16)
  })

  it('returns no symbol for false lengths, without reading endlessly', async () => {
    const lying = [
      concatBytes(new Uint8Array(65), encodeNumber(0xffffffffn, 4)),
      concatBytes(new Uint8Array(65), text('x'), encodeNumber(0xfffffffn, 4), [65]),
      new Uint8Array(10),
    ]
    for (const metadata of lying) {
      const rpc = answering([account(programs.token, base()), account(programs.tokenMetadata, metadata)])
      expect((await readToken(rpc, mint)).symbol).toBe('')
    }
    for (const extensions of [new Uint8Array(3), extension(19, new Uint8Array(2)), concatBytes([5, 0, 255, 255])])
      expect((await readToken(answering([account(programs.token2022, extended(extensions)), null]), mint)).symbol).toBe(
        '',
      )
  })

  it.each([
    ['nothing there', null],
    ['an account of another program', account(system, base())],
    ['an uninitialized mint', account(programs.token, new Uint8Array(82))],
    ['an account of tokens', account(programs.token, new Uint8Array(165).fill(1))],
    ['an account of Token-2022', account(programs.token2022, new Uint8Array(170).fill(2))],
  ])('rejects %s', async (_, value) => {
    expect(await codeOf(readToken(answering([value, null]), mint))).toBe('token/notFound')
  })

  it('rejects an invalid response', async () => {
    for (const value of [undefined, null, 7, [], [null], [{}, null], [{ owner: 'x', data: ['%%%', 'base64'] }, null]])
      expect(await codeOf(readToken(answering(value), mint))).toBe('rpc/failed')
  })
})

describe('getBalance', () => {
  it('stays exact beyond double precision', async () => {
    const rpc = answering('18446744073709551615')
    expect((await readSolBalance(rpc, { network, address: mint })).value).toBe(2n ** 64n - 1n)
  })

  it('never returns zero when the response is missing', async () => {
    for (const value of [undefined, null, '', -1, 1.5, '1e3', {}])
      expect(await codeOf(readSolBalance(answering(value), { network, address: mint }))).toBe('rpc/failed')
    expect(await codeOf(readSolBalance(answering(0), { network, address: 'x' }))).toBe('account/invalidAddress')
  })

  it('adds up all accounts of a token, and returns zero without accounts', async () => {
    const holding = (amount: bigint) =>
      concatBytes(new Uint8Array(64), encodeNumber(amount, 8), new Uint8Array(36), [1], new Uint8Array(56))
    const rpcOf =
      (amounts: readonly bigint[]): RpcRequest =>
      async ({ method }) => ({
        context: { slot: 1 },
        value:
          method === 'getMultipleAccounts'
            ? [account(programs.token, base()), null]
            : amounts.map((amount) => ({ pubkey: mint, account: account(programs.token, holding(amount)) })),
      })
    const balanceOf = async (amounts: readonly bigint[]) =>
      (await readTokenBalance(chainOf(rpcOf(amounts)), { address: mint, token: mint })).value
    expect(await balanceOf([2n ** 60n, 5n])).toBe(2n ** 60n + 5n)
    expect(await balanceOf([])).toBe(0n)
  })
})
