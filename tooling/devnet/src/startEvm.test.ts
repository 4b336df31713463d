import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createPublicClient, createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTokenAbi } from './contracts/testToken.data.js'
import { devChain } from './devChain.js'
import { type EvmDevnet, startEvm } from './startEvm.js'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

function client(batched = false) {
  return createPublicClient({ chain: devChain(chain), transport: http(), batch: { multicall: batched } })
}

describe('a local EVM chain', () => {
  it('responds with the requested chain ID', async () => {
    expect(await client().getChainId()).toBe(31337)
  })

  it('has tokens of 6 and of 18 decimals with balances for every account', async () => {
    for (const token of Object.values(chain.tokens)) {
      const contract = { address: token.address, abi: testTokenAbi }
      expect(await client().readContract({ ...contract, functionName: 'decimals' })).toBe(token.decimals)
      expect(await client().readContract({ ...contract, functionName: 'symbol' })).toBe(token.symbol)
      for (const { address } of chain.accounts) {
        const balance = await client().readContract({ ...contract, functionName: 'balanceOf', args: [address] })
        expect(balance).toBe(100_000n * 10n ** BigInt(token.decimals))
      }
    }
  })

  it('batches reads through Multicall3 at its public address', async () => {
    const contracts = Object.values(chain.tokens).map((token) => ({
      address: token.address,
      abi: testTokenAbi,
      functionName: 'symbol' as const,
    }))
    expect(await client().multicall({ contracts, allowFailure: false })).toEqual(Object.keys(chain.tokens))
  })

  it('resolves names both ways and returns null for unknown ones', async () => {
    const [alice, , , dave] = chain.accounts
    if (!alice || !dave) throw new Error('accounts missing')
    expect(await client().getEnsAddress({ name: 'alice.eth' })).toBe(alice.address)
    expect(await client().getEnsName({ address: alice.address })).toBe('alice.eth')
    expect(await client().getEnsAvatar({ name: 'alice.eth' })).toMatch(/^data:image\/svg/)
    expect(await client().getEnsAddress({ name: 'nobody.eth' })).toBeNull()
    expect(await client().getEnsName({ address: dave.address })).toBeNull()
  })

  it('mines a transfer between unused accounts immediately', async () => {
    const [, sender, receiver] = chain.accounts
    if (!sender || !receiver) throw new Error('accounts missing')
    expect(await client().getTransactionCount({ address: sender.address })).toBe(0)
    const account = privateKeyToAccount(sender.privateKey)
    expect(account.address).toBe(sender.address)
    const wallet = createWalletClient({ account, chain: devChain(chain), transport: http() })
    const hash = await wallet.sendTransaction({ to: receiver.address, value: parseEther('1') })
    expect((await client().waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await client().getBalance({ address: receiver.address })).toBe(parseEther('10001'))
  })

  it('restarts after a crash with its blocks', async () => {
    const own = await startEvm({ chainId: 31339 })
    try {
      await own.rpc('anvil_mine', 3)
      const head = await own.rpc('eth_getBlockByNumber', 'latest', false)
      const code = await own.rpc('eth_getCode', own.tokens.TUSD.address, 'latest')
      await own.kill()
      await expect(own.rpc('eth_blockNumber')).rejects.toThrow()
      await own.restart()
      expect(await own.rpc('eth_getBlockByNumber', 'latest', false)).toEqual(head)
      expect(await own.rpc('eth_getCode', own.tokens.TUSD.address, 'latest')).toBe(code)
    } finally {
      await own.stop()
    }
  })

  it('rejects a port that is in use, and names it', async () => {
    const port = Number(new URL(chain.url).port)
    await expect(startEvm({ chainId: 31338, port })).rejects.toThrow(`Port ${port} is taken`)
  })

  it('gives both chains the same token addresses, and names to the first only', async () => {
    const second = await startEvm({ chainId: 31338 })
    try {
      expect(second.tokens).toEqual(chain.tokens)
      expect(await second.rpc('eth_getCode', second.tokens.TUSD.address, 'latest')).toMatch(/^0x60/)
      expect(devChain(second).contracts?.['ensUniversalResolver']).toBeUndefined()
    } finally {
      await second.stop()
    }
  })

  it('ends when the process that started it is killed', async () => {
    const program = `import { startEvm } from ${JSON.stringify(fileURLToPath(new URL('./index.ts', import.meta.url)))}
      const chain = await startEvm({ chainId: 31337 }); console.log(chain.url); setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const url = line.toString().trim()
    const answers = (): Promise<boolean> =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        () => true,
        () => false,
      )
    expect(await answers()).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(answers, { timeout: 10_000 }).toBe(false)
  })
})
