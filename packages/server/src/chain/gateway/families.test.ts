import { once } from 'node:events'
import { devChainId, startEvm } from '@kit/devnet'
import { startBitcoin, whyNoBitcoin } from '@kit/devnet/bitcoin'
import { startPolkadot } from '@kit/devnet/polkadot'
import { startSolana } from '@kit/devnet/solana'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer } from '../../testing/startTestServer.js'

/** Starts a server over one chain and calls it like a client of the kit. */
async function startOver(chain: string, url: string, wsUrl?: string) {
  const upstream = { url, ...(wsUrl !== undefined && { wsUrl }) }
  const server = await startTestServer({ chains: { [chain]: { upstreams: [upstream], blockTimeMs: 100 } } })
  const rpc = async (method: string, params: unknown) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method, params })
    const response = await fetch(`${server.url}/v1?chainId=${chain}&projectId=p`, { method: 'POST', body })
    return (await response.json()) as { result?: unknown; error?: { code: number } }
  }
  const open = async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws?chainId=${chain}&projectId=p`)
    onTestFinished(() => socket.terminate())
    await once(socket, 'open')
    return socket
  }
  return { ...server, rpc, open }
}

it('the gateway serves an EVM chain: balances, and new blocks over a WebSocket', async () => {
  const chain = await startEvm({ chainId: devChainId })
  onTestFinished(() => chain.stop())
  const { rpc, open } = await startOver(`eip155:${devChainId}`, chain.url, chain.url.replace('http', 'ws'))
  const address = '0x00000000000000000000000000000000000000bb'
  await chain.rpc('anvil_setBalance', address, '0xde0b6b3a7640001')
  expect(await rpc('getAddressBalance', { address })).toMatchObject({ id: '1', result: '1000000000000000001' })
  expect(await rpc('getAddressBalance', { address: '0x1' })).toMatchObject({ error: { code: -32_602 } })
  const socket = await open()
  socket.send('{"jsonrpc":"2.0","id":7,"method":"eth_subscribe","params":["newHeads"]}')
  expect(JSON.parse((await once(socket, 'message'))[0].toString())).toMatchObject({ id: 7, result: expect.any(String) })
  await chain.rpc('anvil_mine', '0x1')
  expect(JSON.parse((await once(socket, 'message'))[0].toString())).toMatchObject({ method: 'eth_subscription' })
})

it('the gateway serves a Solana chain', async () => {
  const chain = await startSolana()
  onTestFinished(() => chain.stop())
  const { rpc } = await startOver(chain.networkId, chain.url)
  const address = chain.accounts[0]?.address
  const { result } = await rpc('getBalance', [address])
  const { value } = result as { value: number }
  expect(value).toBeGreaterThan(999_000_000_000)
  expect(await rpc('getAddressBalance', { address })).toMatchObject({ result: String(value) })
  expect(await rpc('getGenesisHash', [])).toMatchObject({ result: chain.genesisHash })
  for (const wrong of ['', '0', 'O'.repeat(40), '1'.repeat(44)]) {
    expect(await rpc('getAddressBalance', { address: wrong })).toMatchObject({ error: { code: -32_602 } })
  }
})

it('the gateway serves a Polkadot chain', async () => {
  const chain = await startPolkadot()
  onTestFinished(() => chain.stop())
  const { rpc, open } = await startOver(chain.networkId, chain.url, chain.wsUrl)
  const address = chain.accounts[0]?.address ?? ''
  const unit = 10n ** BigInt(chain.nativeCurrency.decimals)
  expect(await rpc('getAddressBalance', { address })).toMatchObject({ result: (10_000n * unit).toString() })
  // An address without an owner: 32 zero bytes.
  const unusedAddress = '5C4hrfjw9DjXZTzV3MwzrrAr9P1MJhSrvWGWqi1eSuyUpnhM'
  expect(await rpc('getAddressBalance', [unusedAddress])).toMatchObject({ result: '0' })
  const mistyped = `${address.slice(0, -1)}${address.endsWith('1') ? '2' : '1'}`
  expect(await rpc('getAddressBalance', { address: mistyped })).toMatchObject({ error: { code: -32_602 } })
  expect(await rpc('chain_getBlockHash', [0])).toMatchObject({ result: chain.genesisHash })
  const socket = await open()
  socket.send('{"jsonrpc":"2.0","id":1,"method":"system_chain","params":[]}')
  expect(JSON.parse((await once(socket, 'message'))[0].toString())).toMatchObject({ id: 1, result: expect.any(String) })
}, 180_000)

const missing = await whyNoBitcoin()
it.skipIf(missing !== undefined)(
  `the gateway serves a Bitcoin chain${missing ? ` (${missing})` : ''}`,
  async () => {
    const chain = await startBitcoin()
    onTestFinished(() => chain.stop())
    const { rpc, url } = await startOver(chain.networkId, chain.url)
    const address = await chain.rpc<string>('getnewaddress')
    await chain.fund(address, 123_456n)
    expect(await rpc('getAddressBalance', { address })).toMatchObject({ result: '123456' })
    const read = async (path: string) => (await fetch(`${url}/v1/esplora/${chain.networkId}${path}?projectId=p`)).text()
    expect(await read('/blocks/tip/height')).toBe(String(await chain.rpc('getblockcount')))
    expect(JSON.parse(await read(`/address/${address}/utxo`))).toMatchObject([{ value: 123_456 }])
  },
  120_000,
)
