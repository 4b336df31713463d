import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createKit, isKitError, type Kit } from '@kit/core'
import { type PolkadotDevnet, startPolkadot } from '@kit/devnet/polkadot'
import { createRealPorts } from '@kit/fakes/page'
import type { FakePorts } from '@kit/testing'
import { createPolkadotSigner, createPolkadotTestWallet, polkadotKeys } from '@kit/testing/polkadot'
import { bytesToHex } from '@noble/hashes/utils'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formatPolkadotAddress, formatSs58, parseSs58 } from './address/PolkadotAddress.js'
import { polkadot } from './polkadot.js'
import { describePapiSigner } from './testing/describePapiSigner.js'
import { buildTransfer, signAndSend, waitUntilFinal } from './testing/guide/extrinsics.js'
import { networkOf, setUp } from './testing/setUp.js'
import { verifyPolkadotMessage } from './verify/verifyPolkadotMessage.js'
import type { InjectedProvider } from './wallet/InjectedProvider.js'

const unit = 10n ** 10n
const unusedAddress = (seed: number) => formatSs58(new Uint8Array(32).fill(seed), 42)
const wrongChecksum = `${unusedAddress(34).slice(0, -1)}${unusedAddress(34).endsWith('z') ? 'y' : 'z'}`
const second = networkOf('c', { ss58Format: 0, name: 'Second' })

let chain: PolkadotDevnet
beforeAll(async () => {
  chain = await startPolkadot({ name: 'Somewhere', symbol: 'SOM', decimals: 10, ss58Format: 42 })
}, 120_000)
afterAll(() => chain.stop())
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})

/** Symbol, decimals and prefix are wrong on purpose: the chain's values take precedence. */
const here = (rpcUrls: readonly string[] = [chain.url]) =>
  networkOf('0', { genesisHash: chain.genesisHash, ss58Format: 7, rpcUrls })

/** Simulates a page load. Pass the ports and the wallet of an earlier load to simulate a reload. */
function load(wallet = createPolkadotTestWallet({ name: 'talisman' }), ports: FakePorts = createRealPorts()) {
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [polkadot({ networks: [here(), second] })],
    ports,
  })
  kits.push(kit)
  const failures = wallet.announce(ports.announcements.page)
  kit.start()
  const leave = () => {
    kit.destroy()
    failures()
  }
  return { kit, wallet, ports, leave }
}

describePapiSigner(() => ({ chain, second, load }))

describe('kit with the Polkadot adapter and no modal', () => {
  it('connects, signs, sends until included, switches without a prompt, and disconnects', async () => {
    const { kit, wallet } = load()
    const connection = await kit.connect({ connectorId: 'talisman' })
    expect(connection).toMatchObject({ namespace: 'polkadot', networkId: chain.networkId })
    const address = kit.active.getState().account?.address ?? ''
    expect(parseSs58(address)?.prefix).toBe(7)
    const signature = await kit.signMessage({ message: 'hello' })
    expect(await verifyPolkadotMessage({ address, message: 'hello', signature })).toBe(true)

    const hash = await kit.transfer({ to: unusedAddress(11), amount: 3n * unit })
    await expect(kit.waitForTransaction({ hash })).resolves.toMatchObject({ status: 'success' })
    expect(await kit.getBalance({ address: unusedAddress(11), networkId: chain.networkId })).toEqual({
      value: 3n * unit,
      decimals: 10,
      symbol: 'SOM',
    })
    const token = chain.tokens.TUSD.address
    const sent = await kit.transfer({ to: unusedAddress(11), amount: 7n, token })
    await expect(kit.waitForTransaction({ hash: sent })).resolves.toMatchObject({ status: 'success' })

    const requested = wallet.requests.length
    await kit.switchNetwork({ networkId: second.id })
    expect(wallet.requests).toHaveLength(requested)
    expect(kit.active.getState()).toMatchObject({ network: { id: second.id } })
    expect(parseSs58(kit.active.getState().account?.address ?? '')?.prefix).toBe(0)

    await kit.disconnect()
    expect(kit.active.getState().status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(0)
  })

  it("signs and sends extrinsics of the chain's library with the connected wallet", async () => {
    const { kit, wallet } = load()
    const adapter = kit.adapters.get('polkadot') as ReturnType<ReturnType<typeof polkadot>>
    await expect(adapter.getWalletClient()).rejects.toMatchObject({ code: 'connection/notConnected' })
    await kit.connect({ connectorId: 'talisman' })
    const { address, networkId, signer } = await adapter.getWalletClient()
    expect(networkId).toBe(chain.networkId)
    const api = await adapter.getPublicClient(chain.networkId)
    const remark = api.tx['system']?.['remark']?.('0x2a') ?? expect.fail('no such call')
    const hash = await remark.signAndSend(address, { signer })
    await expect(kit.waitForTransaction({ hash: hash.toHex(), networkId })).resolves.toMatchObject({
      status: 'success',
    })
    expect(wallet.requests.at(-1)).toMatchObject({ method: 'signPayload' })

    const requested = wallet.requests.length
    const elsewhere = { genesisHash: `0x${'c'.repeat(64)}` } as Parameters<typeof signer.signPayload>[0]
    await expect(signer.signPayload(elsewhere)).rejects.toMatchObject({ code: 'network/mismatch' })
    const other = wallet.addresses[1] ?? ''
    const notOwn = { code: 'account/notFound', shortMessage: 'The signer belongs to another account.' }
    await expect(remark.signAsync(other, { signer })).rejects.toMatchObject(notOwn)
    await expect(signer.signRaw({ address: other, data: '0x2a', type: 'bytes' })).rejects.toMatchObject(notOwn)
    for (const [raw, code] of [
      [{ address, data: '0x2a', type: 'payload' }, 'wallet/unsupportedMethod'],
      [{ address, data: 'text', type: 'bytes' }, 'transaction/invalid'],
    ] as const)
      await expect(signer.signRaw(raw)).rejects.toMatchObject({ code })
    expect(wallet.requests).toHaveLength(requested)

    const { signature } = await signer.signRaw({ address, data: '0x68656c6c6f', type: 'bytes' })
    expect(await verifyPolkadotMessage({ address, message: 'hello', signature })).toBe(true)
    wallet.behave({ mode: 'reject' })
    await expect(remark.signAndSend(address, { signer })).rejects.toMatchObject({ code: 'connection/rejected' })
  })

  it('runs the code of the guide on extrinsics, up to the error of a dispatch', async () => {
    const { kit } = load()
    await kit.connect({ connectorId: 'talisman' })
    const app = kit as never as Parameters<typeof buildTransfer>[0]
    const { extrinsic, fee } = await buildTransfer(app, chain.networkId, unusedAddress(57), 2n * unit)
    const hash = await signAndSend(app, chain.networkId, extrinsic)
    expect(fee).toBeGreaterThan(0n)
    expect(await waitUntilFinal(app, chain.networkId, hash)).toEqual({ status: 'success' })
    const balance = await kit.getBalance({ address: unusedAddress(57), networkId: chain.networkId })
    expect(balance.value).toBe(2n * unit)
    const tooMuch = await buildTransfer(app, chain.networkId, unusedAddress(57), 10n ** 30n)
    const failed = await signAndSend(app, chain.networkId, tooMuch.extrinsic)
    expect(await waitUntilFinal(app, chain.networkId, failed)).toMatchObject({
      status: 'reverted',
      reason: 'balances.InsufficientBalance',
    })
  })

  it('sends no request before the user connects, then shows the balance from the configured node only', async () => {
    const { kit, ports, wallet } = load()
    expect([ports.fetch.calls, wallet.requests]).toEqual([[], []])
    await kit.connect({ connectorId: 'talisman' })
    await expect
      .poll(() => kit.namespace('polkadot').account.getState().balance, { timeout: 10_000 })
      .toMatchObject({ status: 'success', data: { symbol: 'SOM', decimals: 10 } })
    expect(new Set(ports.fetch.calls.map(({ url }) => url))).toEqual(new Set([chain.url]))
  })

  it('reconnects after a reload without a prompt, on the selected network', async () => {
    const first = load()
    await first.kit.connect({ connectorId: 'talisman' })
    await first.kit.switchNetwork({ networkId: second.id })
    first.leave()
    first.wallet.behave({ mode: 'reject' })
    const { kit } = load(first.wallet, first.ports)
    await expect.poll(() => kit.active.getState().status).toBe('connected')
    expect(kit.active.getState().network?.id).toBe(second.id)
    expect(parseSs58(kit.active.getState().account?.address ?? '')?.prefix).toBe(0)
  })

  it("rejects when the user declines, and doesn't prompt after a reload", async () => {
    const first = load()
    first.wallet.behave({ mode: 'reject' })
    const error = await first.kit.connect({ connectorId: 'talisman' }).catch((reason: unknown) => reason)
    expect(isKitError(error, 'connection/rejected')).toBe(true)
    const requested = first.wallet.requests.length
    first.leave()
    const { kit } = load(first.wallet, first.ports)
    await expect.poll(() => kit.active.getState().status).toBe('disconnected')
    expect(first.wallet.requests).toHaveLength(requested)
  })
})

describe('reading the chain', () => {
  it('uses name, symbol and decimals of the chain, and the prefix of its runtime', async () => {
    const { adapter, call } = await setUp([here()])
    expect(await adapter.getChainInfo(call)).toMatchObject({
      name: 'Somewhere',
      ss58Format: 2,
      symbol: 'SOM',
      decimals: 10,
      specName: 'statemine',
    })
  })

  it('distinguishes reserved and frozen from transferable balances', async () => {
    const address = unusedAddress(21)
    const data = { free: String(50n * unit), reserved: String(5n * unit), miscFrozen: String(20n * unit) }
    await chain.rpc('dev_setStorage', { System: { Account: [[[address], { providers: 1, data }]] } })
    const { adapter, call } = await setUp([here()])
    expect(await adapter.getNativeBalance({ ...call, address })).toMatchObject({
      free: 50n * unit,
      reserved: 5n * unit,
      frozen: 20n * unit,
      transferable: 30n * unit,
      existentialDeposit: expect.any(BigInt),
    })
    expect((await adapter.getBalance({ ...call, address })).value).toBe(30n * unit)
  })

  it("provides the library's own API of a network, ready and cached", async () => {
    const { kit } = load()
    const api = await kit.adapter('polkadot').getPublicClient(chain.networkId)
    expect(api.genesisHash.toHex()).toBe(chain.genesisHash)
    expect(await kit.adapter('polkadot').getPublicClient(chain.networkId)).toBe(api)
  })

  it('uses a socket when the network has no other endpoint', async () => {
    const { adapter, call } = await setUp([here([chain.wsUrl])])
    const { value } = await adapter.getBalance({ ...call, address: call.account.address })
    expect(value).toBeGreaterThan(0n)
    const library = await adapter.load()
    const { api } = await library.getChain(call.network)
    library.close()
    await expect.poll(() => api.isConnected).toBe(false)
  })

  it('reopens a broken socket, and uses it as soon as the node is back', async () => {
    const sockets = new Set<Socket>()
    const proxy = createServer((from) => {
      const to = connect(Number(new URL(chain.wsUrl).port), '127.0.0.1')
      for (const socket of [from, to]) {
        sockets.add(socket)
        socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
      }
      from.pipe(to).pipe(from)
    })
    const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
    await listen(0)
    const { port } = proxy.address() as AddressInfo
    const { adapter, call } = await setUp([here([`ws://127.0.0.1:${port}`])])
    const read = () => adapter.getBalance({ ...call, address: unusedAddress(42) })
    expect(await read()).toMatchObject({ symbol: 'SOM' })

    const closed = new Promise((resolve) => proxy.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    await expect(read()).rejects.toMatchObject({ code: 'rpc/failed' })
    await listen(port)
    expect(await read()).toMatchObject({ symbol: 'SOM' })
    ;(await adapter.load()).close()
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })

  it('fails immediately when no socket can be opened, tries each, and recovers when one can', async () => {
    const dead = 'ws://127.0.0.1:9'
    const { adapter, call } = await setUp([here([dead])])
    const read = () => adapter.getBalance({ ...call, address: call.account.address })
    const began = performance.now()
    await expect(read()).rejects.toMatchObject({ code: 'rpc/failed' })
    expect(performance.now() - began).toBeLessThan(20_000)
    const other = await setUp([here([dead, chain.wsUrl])])
    expect((await other.adapter.getBalance({ ...call, address: call.account.address })).symbol).toBe('SOM')
    ;(await other.adapter.load()).close()
  })

  it('falls back to the next endpoint when one is unreachable or busy', async () => {
    const busy = 'http://busy.example'
    const network = here(['http://127.0.0.1:9', busy, chain.url])
    const { adapter, call } = await setUp([network], {}, async ({ url }, ask) =>
      url === busy ? new Response('slow down', { status: 429 }) : ask(),
    )
    expect((await adapter.getBalance({ ...call, address: call.account.address })).symbol).toBe('SOM')
  })

  it('refuses a node of another chain before the wallet is prompted', async () => {
    const { adapter, call, wallet } = await setUp([networkOf('d', { rpcUrls: [chain.url] })])
    const requested = wallet.requests.length
    const sent = adapter.transfer({ ...call, to: unusedAddress(12), amount: unit })
    await expect(sent).rejects.toMatchObject({ code: 'network/mismatch' })
    expect(wallet.requests).toHaveLength(requested)
  })

  it('sends no request for an address with a wrong checksum, even if its format was accepted earlier', async () => {
    const { adapter, call } = await setUp([here()])
    expect(adapter.isAddress(wrongChecksum)).toBe(true)
    const refused = { code: 'account/invalidAddress' }
    await expect(adapter.getBalance({ ...call, address: wrongChecksum })).rejects.toMatchObject(refused)
    await expect(adapter.getNativeBalance({ ...call, address: wrongChecksum })).rejects.toMatchObject(refused)
  })

  it('finds no token for an invalid asset ID', async () => {
    const { adapter, call } = await setUp([here()])
    for (const token of ['', 'abc', '-1', '1.5', '4294967296', '99', '1984x']) {
      const read = adapter.getBalance({ ...call, address: call.account.address, token })
      await expect(read).rejects.toMatchObject({ code: 'token/notFound' })
    }
  })
})

describe('sendTransaction', () => {
  it('costs the estimated fee', async () => {
    const { adapter, call } = await setUp([here()])
    const from = call.account.address
    const transfer = { to: unusedAddress(31), amount: 2n * unit }
    const fee = await adapter.estimateFee({ ...call, ...transfer, from })
    expect(fee).toMatchObject({ symbol: 'SOM', decimals: 10 })
    const before = await adapter.getBalance({ ...call, address: from })
    const hash = await adapter.transfer({ ...call, ...transfer })
    const receipt = await adapter.waitForTransaction({ ...call, hash })
    // The runtime of this chain is older than the event that reports the fee.
    expect(receipt).toEqual({ hash, status: 'success', blockNumber: expect.any(BigInt) })
    const after = await adapter.getBalance({ ...call, address: from })
    expect(before.value - after.value).toBe(transfer.amount + fee.value)
  })

  it('accepts a recipient address written for another chain', async () => {
    const { adapter, call } = await setUp([here()])
    const hash = await adapter.transfer({ ...call, to: formatSs58(new Uint8Array(32).fill(32), 0), amount: unit })
    await adapter.waitForTransaction({ ...call, hash })
    expect((await adapter.getBalance({ ...call, address: unusedAddress(32) })).value).toBe(unit)
  })

  it('supports ed25519 keys, and an encoded call', async () => {
    const { adapter, call, accounts } = await setUp([here()])
    const { api } = await (await adapter.load()).getChain(call.network)
    const data = api.registry.createType('Call', api.tx['system']?.['remark']?.('0x1234')).toHex()
    const hash = await adapter.sendTransaction({ ...call, account: accounts[2] ?? call.account, transaction: { data } })
    expect(await adapter.waitForTransaction({ ...call, hash })).toMatchObject({ status: 'success' })
  })

  it('reports a transfer that would have closed the account as failed', async () => {
    const { adapter, call, accounts } = await setUp([here()])
    const account = accounts[1] ?? call.account
    const { free, existentialDeposit } = await adapter.getNativeBalance({ ...call, address: account.address })
    const hash = await adapter.transfer({
      ...call,
      account,
      to: unusedAddress(33),
      amount: free - existentialDeposit / 2n,
    })
    const receipt = await adapter.waitForTransaction({ ...call, hash })
    expect(receipt).toMatchObject({ hash, status: 'reverted' })
    expect((await adapter.getBalance({ ...call, address: unusedAddress(33) })).value).toBe(0n)
  })

  it.each([
    ['an invalid address', { to: 'not-an-address', amount: 1n }, 'account/invalidAddress'],
    ['an address with a wrong checksum', { to: wrongChecksum, amount: 1n }, 'account/invalidAddress'],
    ['an address of the other account format', { to: `0x${'11'.repeat(20)}`, amount: 1n }, 'account/invalidAddress'],
    ['a negative amount', { to: unusedAddress(34), amount: -1n }, 'transaction/invalid'],
    ['an amount out of range', { to: unusedAddress(34), amount: 2n ** 128n }, 'transaction/invalid'],
    ['more than the balance', { to: unusedAddress(34), amount: 2n ** 100n }, 'transaction/insufficientFunds'],
    ['an invalid token', { to: unusedAddress(34), amount: 1n, token: 'x' }, 'token/notFound'],
  ] as const)('refuses %s before the wallet is prompted', async (_, transfer, code) => {
    const { adapter, call, wallet } = await setUp([here()])
    const requested = wallet.requests.length
    await expect(adapter.transfer({ ...call, ...transfer })).rejects.toMatchObject({ code })
    expect(wallet.requests).toHaveLength(requested)
  })

  it.each([
    ['nothing', {}],
    ['data that is not a call', { data: '0xffff' }],
    ['empty data', { data: '0x' }],
    ['a call with trailing bytes', { data: '0x0000000400' }],
    ['a value and a call', { to: unusedAddress(35), value: 1n, data: '0x00' }],
  ] as const)('rejects an invalid transaction: %s', async (_, transaction) => {
    const { adapter, call } = await setUp([here()])
    const sent = adapter.sendTransaction({ ...call, transaction })
    await expect(sent).rejects.toMatchObject({ code: 'transaction/invalid' })
  })

  it('fails on the node when the signature covers something else', async () => {
    const signer = createPolkadotSigner(polkadotKeys())
    const signature = `0x01${bytesToHex(signer.sign(signer.addresses[0] ?? '', new Uint8Array(8)))}`
    const { adapter, call } = await setUp([here()], {
      behavior: { responses: { signPayload: () => ({ id: 1, signature }) } },
    })
    const sent = adapter.transfer({ ...call, to: unusedAddress(36), amount: unit })
    await expect(sent).rejects.toMatchObject({ code: 'transaction/invalid' })
  })

  it("refuses bytes that can't be a signature", async () => {
    const { adapter, call } = await setUp([here()], {
      behavior: { responses: { signPayload: () => ({ id: 1, signature: `0x01${'11'.repeat(64)}` }) } },
    })
    const sent = adapter.transfer({ ...call, to: unusedAddress(36), amount: unit })
    await expect(sent).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
  })

  it.each([0, 2])('accepts a signature without its type, of account %i', async (index) => {
    const { adapter, call, accounts } = await setUp([here()])
    const { signer, toWalletAddress } = call.provider as InjectedProvider
    const signPayload = async (payload: object) => {
      const answer = (await signer.signPayload?.(payload)) as { signature: string } | undefined
      return { signature: `0x${answer?.signature.slice(4)}` }
    }
    const provider = { signer: { signPayload }, toWalletAddress }
    const account = accounts[index] ?? call.account
    const hash = await adapter.transfer({ ...call, provider, account, to: unusedAddress(42), amount: unit })
    expect(await adapter.waitForTransaction({ ...call, hash })).toMatchObject({ status: 'success' })
  })

  it('works with a paired wallet through polkadot_signTransaction', async () => {
    const { adapter, call } = await setUp([here()])
    const { signer } = call.provider as InjectedProvider
    const requested: string[] = []
    // The peer is the wallet itself, which knows the account in the format that it shared.
    const request = async ({ method, params }: { method: string; params?: unknown }) => {
      const { address, transactionPayload } = params as { address: string; transactionPayload: { address: string } }
      requested.push(method, address, transactionPayload.address)
      const inner = { ...transactionPayload, address: formatPolkadotAddress(address, networkOf('a')) }
      return signer.signPayload?.(inner)
    }
    const hash = await adapter.transfer({ ...call, provider: { request }, to: unusedAddress(40), amount: unit })
    expect(await adapter.waitForTransaction({ ...call, hash })).toMatchObject({ status: 'success' })
    expect(requested).toEqual(['polkadot_signTransaction', call.account.address, call.account.address])
  })

  it('reloads the metadata after a runtime upgrade', async () => {
    let isUpgraded = false
    let reads = 0
    const { adapter, call } = await setUp([here()], {}, async ({ method }, ask) => {
      if (method === 'state_getMetadata') reads += 1
      if (method !== 'state_getRuntimeVersion' || !isUpgraded) return ask()
      isUpgraded = false
      const answer = (await (await ask()).json()) as { result: object }
      return Response.json({ ...answer, result: { ...answer.result, specVersion: 901 } })
    })
    await adapter.getBalance({ ...call, address: call.account.address })
    isUpgraded = true
    const hash = await adapter.transfer({ ...call, to: unusedAddress(37), amount: unit })
    expect(reads).toBe(2)
    // The local chain drops the later of two pending transactions with one nonce, and no block follows in which it could expire.
    expect(await adapter.waitForTransaction({ ...call, hash })).toMatchObject({ status: 'success' })
  })
})

describe('waitForTransaction', () => {
  const unknownHash = `0x${'77'.repeat(32)}`

  it('rejects an invalid hash, and stops on timeout or abort', async () => {
    const { adapter, call } = await setUp([here()])
    const waitFor = (more: object) => adapter.waitForTransaction({ ...call, hash: unknownHash, ...more })
    await expect(waitFor({ hash: '0x12' })).rejects.toMatchObject({ code: 'transaction/invalid' })
    await expect(waitFor({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'transaction/timedOut' })
    await expect(waitFor({ signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('ends when the transaction has expired', async () => {
    let ahead = 0
    const { adapter, call } = await setUp([here()], {}, async ({ method }, ask) => {
      if (method === 'author_submitExtrinsic') return Response.json({ jsonrpc: '2.0', id: 1, result: unknownHash })
      // The blocks ahead don't contain it.
      if (ahead > 0 && method === 'chain_getBlockHash')
        return Response.json({ jsonrpc: '2.0', id: 1, result: unknownHash })
      if (ahead > 0 && method === 'chain_getBlock')
        return Response.json({ jsonrpc: '2.0', id: 1, result: { block: { extrinsics: [] } } })
      if (method !== 'chain_getHeader' || ahead === 0) return ask()
      const answer = (await (await ask()).json()) as { result: { number: string } }
      const number = `0x${(Number(answer.result.number) + ahead).toString(16)}`
      return Response.json({ ...answer, result: { ...answer.result, number } })
    })
    const hash = await adapter.transfer({ ...call, to: unusedAddress(38), amount: unit })
    ahead = 200
    await expect(adapter.waitForTransaction({ ...call, hash })).rejects.toMatchObject({ code: 'transaction/expired' })
  })

  it('continues after a node outage', async () => {
    let failures = 0
    const { adapter, call } = await setUp([here()], {}, async (_, ask) => {
      failures -= 1
      return failures > 0 ? Promise.reject(new TypeError('fetch failed')) : ask()
    })
    const hash = await adapter.transfer({ ...call, to: unusedAddress(41), amount: unit })
    failures = 8
    expect(await adapter.waitForTransaction({ ...call, hash })).toMatchObject({ status: 'success' })
    expect(failures).toBeLessThan(0)
  })

  it('finds a transaction that another page sent, and counts its confirmations', async () => {
    const sender = await setUp([here()])
    const hash = await sender.adapter.transfer({ ...sender.call, to: unusedAddress(39), amount: unit })
    const { adapter, call } = await setUp([here()])
    const receipt = await adapter.waitForTransaction({ ...call, hash, confirmations: 2 })
    expect(receipt).toMatchObject({ hash, status: 'success', blockNumber: expect.any(BigInt) })
  })
})
