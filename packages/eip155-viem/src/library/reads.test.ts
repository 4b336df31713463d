import { KitError } from '@kit/core'
import { devChain, devNamesAddress, type EvmDevnet, startEvm } from '@kit/devnet'
import { toRpcError } from '@kit/eip155'
import { createFakePorts } from '@kit/testing'
import { type Abi, encodeFunctionData, encodeFunctionResult, erc20Abi, namehash, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUp } from '../../test/setUp.js'
import { eip155 } from '../eip155.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const nobody = '0x00000000000000000000000000000000000000aa'
let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

describe('a balance', () => {
  it('is read with or without 0x and whatever the letter case', async () => {
    const { adapter, network } = setUp(chain)
    for (const address of [alice.slice(2), alice.toLowerCase(), `0x${alice.slice(2).toUpperCase()}`]) {
      expect((await adapter.getBalance({ network, address })).value).toBeGreaterThan(0n)
    }
  })

  it('is refused for what is no address, without asking', async () => {
    const { adapter, network, fetched } = setUp(chain)
    for (const call of [{ address: 'alice.eth' }, { address: alice, token: 'TUSD' }]) {
      await expect(adapter.getBalance({ network, ...call })).rejects.toMatchObject({ code: 'account/invalidAddress' })
    }
    expect(fetched).toHaveLength(0)
  })

  it('is no zero when the token is no contract or the node does not answer', async () => {
    const { adapter, network } = setUp(chain)
    await expect(adapter.getBalance({ network, address: alice, token: nobody })).rejects.toBeInstanceOf(KitError)
    const dead = setUp(chain, { rpcUrls: { 31337: ['http://127.0.0.1:1/v1/secret-key'] } }).adapter
    const error = await dead.getBalance({ network, address: alice }).catch((reason: KitError) => reason)
    expect(error).toMatchObject({ code: 'rpc/failed' })
    expect(`${(error as KitError).message}${(error as KitError).details}`).not.toContain('secret-key')
  })

  it('ends with the signal', async () => {
    const { adapter, network } = setUp(chain)
    const signal = AbortSignal.abort()
    await expect(adapter.getBalance({ network, address: alice, signal })).rejects.toMatchObject({
      code: 'connection/aborted',
    })
  })

  it('shows a hostile symbol as one short harmless line', async () => {
    const symbol = `\u202EUSDC\u0000<script>${'x'.repeat(500)}`
    const { adapter, network } = setUp(chain)
    const token = await deployAnswers({ balanceOf: 5n, decimals: 6, symbol })
    const balance = await adapter.getBalance({ network, address: alice, token })
    expect(balance).toMatchObject({ value: 5n, decimals: 6 })
    expect(balance.symbol).toMatch(/^USDC<script>x+…$/)
    expect(balance.symbol.length).toBeLessThanOrEqual(16)
  })

  it('reads the symbol of tokens from before the standard, and does without one', async () => {
    const { adapter, network } = setUp(chain)
    const old = await deployAnswers({ balanceOf: 5n, decimals: 18, symbol: stringToHex('MKR', { size: 32 }) })
    expect((await adapter.getBalance({ network, address: alice, token: old })).symbol).toBe('MKR')
    const bare = await deployAnswers({ balanceOf: 5n, decimals: 18 })
    expect((await adapter.getBalance({ network, address: alice, token: bare })).symbol).toBe('')
  })
})

describe('an identity', () => {
  it('is the name that points back at the address, and its picture', async () => {
    const { adapter, network } = setUp(chain)
    const identity = await adapter.getIdentity({ network, address: alice.toLowerCase() })
    expect(identity.name).toBe('alice.eth')
    expect(identity.avatar).toMatch(/^data:image\/svg\+xml/)
  })

  it('is empty for an address without a name', async () => {
    const { adapter, network } = setUp(chain)
    await expect(adapter.getIdentity({ network, address: nobody })).resolves.toEqual({
      name: undefined,
      avatar: undefined,
    })
  })

  it('asks nothing on a network that has no names', async () => {
    const { contracts: _, ...plain } = devChain({ chainId: 31337, url: chain.url })
    const { adapter, network, fetched } = setUp(chain, { networks: [plain] })
    await expect(adapter.getIdentity({ network, address: alice })).resolves.toEqual({
      name: undefined,
      avatar: undefined,
    })
    expect(fetched).toHaveLength(0)
  })

  it('is no absence when the node does not answer', async () => {
    const { adapter, network } = setUp(chain, { rpcUrls: { 31337: ['http://127.0.0.1:1'] } })
    await expect(adapter.getIdentity({ network, address: alice })).rejects.toMatchObject({ code: 'rpc/failed' })
  })

  it.each([
    ['hides characters', 'ali\u200Bce.eth'],
    ['is in capitals', 'ALICE.eth'],
    ['turns the text round', '\u202Eecila.eth'],
    ['has a space', 'ali ce.eth'],
  ])('leaves out a name that %s', async (_, name) => {
    const { adapter, network } = setUp(chain)
    const address = `0x${Buffer.from(name).toString('hex').padStart(40, '1').slice(-40)}` as const
    await setName(name, address)
    await expect(adapter.getIdentity({ network, address })).resolves.toEqual({ name: undefined, avatar: undefined })
  })

  it.each(['javascript:alert(1)', 'http://plain.example/a.png', 'blob:https://x/1', 'ipfs://x', 'data:text/html,<b>'])(
    'leaves out the picture %s and asks no host about one',
    async (picture) => {
      const { adapter, network, fetched } = setUp(chain)
      const address = '0x00000000000000000000000000000000000000bb'
      await setName('bad.eth', address)
      await write('setText', [namehash('bad.eth'), 'avatar', picture])
      await expect(adapter.getIdentity({ network, address })).resolves.toEqual({ name: 'bad.eth', avatar: undefined })
      expect(new Set(fetched.map(({ url }) => new URL(url).origin))).toEqual(new Set([chain.url]))
    },
  )
})

describe('encodeTransfer', async () => {
  const adapter = eip155({ networks: [devChain({ chainId: 31337, url: 'http://127.0.0.1:1' })] })
  const { encodeTransfer } = await adapter.load()

  it('refuses a receiver whose checksum is wrong, and takes one without a checksum', () => {
    const typo = alice.replace('f39F', 'F39f')
    expect(() => encodeTransfer({ to: typo, amount: 1n })).toThrow(/checksum/)
    for (const to of [alice, alice.toLowerCase(), alice.slice(2)]) {
      expect(encodeTransfer({ to, amount: 1n })).toEqual({ to: alice.toLowerCase(), value: 1n })
    }
  })

  it('calls transfer(receiver, amount) of a token and sends it no native currency', () => {
    const call = encodeTransfer({ to: alice, amount: 25n, token: nobody })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [alice, 25n] })
    expect(call).toEqual({ to: nobody, data })
  })

  it.each([
    ['a name', { to: 'alice.eth', amount: 1n }],
    ['less than nothing', { to: alice, amount: -1n }],
    ['more than there can be', { to: alice, amount: 2n ** 256n }],
    ['a token that is none', { to: alice, amount: 1n, token: 'USDC' }],
  ])('refuses %s', (_, call) => {
    expect(() => encodeTransfer(call)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  })
})

describe('toRpcError', () => {
  it('decodes why a contract reverted', async () => {
    const { adapter } = setUp(chain)
    const client = (await adapter.load()).getClient('eip155:31337')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [alice, 2n ** 255n] })
    const call = client.request({
      method: 'eth_call',
      params: [{ from: nobody, to: chain.tokens.TUSD.address, data }, 'latest'],
    })
    const error = await call.catch((reason: unknown) => toRpcError(reason, 'x'))
    expect(error).toMatchObject({ code: 'transaction/reverted' })
  })

  it('passes errors of the kit through, and types anything else', () => {
    const own = new KitError('network/notConfigured', { shortMessage: 'x' })
    expect(toRpcError(own, 'y')).toBe(own)
    for (const error of [undefined, null, 'x', 4, {}, new Error('x')])
      expect(toRpcError(error, 'y').code).toBe('rpc/failed')
  })
})

describe('an adapter without a kit', () => {
  it('reads through the platform’s fetch, and has its say again after a failure', async () => {
    const adapter = eip155({ networks: [devChain({ chainId: 31337, url: chain.url })] })
    const [network] = adapter.networks
    if (!network) throw new Error('no network')
    expect((await adapter.getBalance({ network, address: alice })).symbol).toBe('ETH')
    const stop = adapter.watchConnectors(createFakePorts(), () => {})
    stop()
  })
})

/** Puts a contract on the chain that answers each selector with fixed data, and reverts on all others. */
async function deployAnswers(answers: { balanceOf: bigint; decimals: number; symbol?: string }): Promise<string> {
  const symbol =
    answers.symbol === undefined
      ? undefined
      : /^0x[\da-f]{64}$/.test(answers.symbol)
        ? answers.symbol
        : encodeFunctionResult({ abi: erc20Abi as Abi, functionName: 'symbol', result: answers.symbol })
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['70a08231', word(answers.balanceOf)],
    ['313ce567', word(BigInt(answers.decimals))],
    ['95d89b41', symbol],
  ]
  const given = cases.filter((each): each is readonly [string, string] => each[1] !== undefined)
  const address = `0x${(++deployed).toString(16).padStart(40, 'c')}`
  await chain.rpc('anvil_setCode', address, assemble(given))
  return address
}
let deployed = 0

/** EVM code: compare the selector, copy the data that stands behind the code, return it. */
function assemble(cases: readonly (readonly [string, string])[]): string {
  const head = '60003560e01c'
  const push2 = (value: number) => `61${value.toString(16).padStart(4, '0')}`
  const testLength = 11
  const bodyLength = 16
  const codeLength = head.length / 2 + cases.length * testLength + 4 + cases.length * bodyLength
  let tests = ''
  let bodies = ''
  let data = ''
  cases.forEach(([selector, result], index) => {
    const bodyAt = head.length / 2 + cases.length * testLength + 4 + index * bodyLength
    const size = (result.length - 2) / 2
    const dataAt = codeLength + data.length / 2
    // DUP1 PUSH4 selector EQ PUSH2 body JUMPI
    tests += `8063${selector}14${push2(bodyAt)}57`
    // JUMPDEST PUSH2 size PUSH2 data PUSH1 0 CODECOPY PUSH2 size PUSH1 0 RETURN
    bodies += `5b${push2(size)}${push2(dataAt)}600039${push2(size)}6000f3`
    data += result.slice(2)
  })
  // PUSH1 0 DUP1 REVERT
  return `0x${head}${tests}600080fd${bodies}${data}`
}

async function setName(name: string, address: string): Promise<void> {
  const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  await write('set', [namehash(name), reverse, name, address])
}

async function write(functionName: 'set' | 'setText', args: readonly unknown[]): Promise<void> {
  const inputs = {
    set: ['bytes32', 'bytes32', 'string', 'address'],
    setText: ['bytes32', 'string', 'string'],
  }[functionName].map((type) => ({ type, name: '' }))
  const abi = [{ type: 'function', name: functionName, stateMutability: 'nonpayable', inputs, outputs: [] }] as const
  const data = encodeFunctionData({ abi: abi as Abi, functionName, args })
  await chain.rpc('eth_sendTransaction', { from: alice, to: devNamesAddress(), data })
}
