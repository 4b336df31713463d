import { browserPorts, createKit } from '@kit/core'
import { devChain, type EvmDevnet, startEvm } from '@kit/devnet'
import { eip155 } from '@kit/eip155-viem'
import { modal } from '@kit/modal'
import { pay } from '@kit/pay'
import { send } from '@kit/send'
import { createFakePorts, createTestWallet } from '@kit/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

let chain: EvmDevnet
beforeAll(async () => {
  chain = await startEvm({ chainId: 31337 })
})
afterAll(() => chain.stop())

const to = '0x00000000000000000000000000000000000000c7'
const failure = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}
/** Wallet responses after sending. */
const answers: readonly (readonly [string, (hash: string) => unknown])[] = [
  ['the hash', (hash) => hash],
  ['the hash without 0x', (hash) => hash.slice(2)],
  ['the hash with 0x twice', (hash) => `0x${hash}`],
  ['the hash in an object', (hash) => ({ hash })],
  ['null', () => null],
  ['4900', failure(4900, 'Disconnected')],
  ['-32603, a timeout', failure(-32603, 'Request timed out')],
  ['-32603, a lost connection', failure(-32603, 'Failed to fetch')],
  ['-32000, known to the node', failure(-32000, 'already known')],
  ['an error of an extension that was reloaded', failure(0, 'Extension context invalidated.')],
]

/** Opens a page whose wallet sends on request, or later, and responds as scripted. */
async function open({ sends = true, answer = (hash: string): unknown => hash } = {}) {
  const { clock, fetch } = browserPorts()
  const ports = { ...createFakePorts(), clock, fetch }
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [devChain(chain)], pollingIntervalMs: 100 })],
    plugins: [modal(), send(), pay()],
    ports,
  })
  onTestFinished(() => kit.destroy())
  const requested: unknown[] = []
  /** Sends, and responds once the transaction is mined, so that a search can find it. */
  const execute = async (params: unknown) => {
    const hash = (await chain.rpc('eth_sendTransaction', ...(params as unknown[]))) as string
    await expect.poll(() => chain.rpc('eth_getTransactionReceipt', hash)).not.toBeNull()
    return hash
  }
  const wallet = createTestWallet({
    chains: [{ id: 31337, rpcUrl: chain.url }],
    behavior: {
      responses: {
        async eth_sendTransaction(params) {
          requested.push(params)
          return answer(sends ? await execute(params) : '')
        },
      },
    },
  })
  wallet.announce(ports.announcements.page)
  kit.start()
  await kit.connect({ connectorId: wallet.info.rdns })
  const count = async () => Number(await chain.rpc('eth_getTransactionCount', wallet.selected, 'latest'))
  /** Approves late. */
  const approve = () => execute(requested.at(-1))
  return { kit, requested, approve, before: await count(), count }
}

describe.each(answers)('a wallet that sends and answers %s', (_, answer) => {
  it('has sent a transfer once', async () => {
    const { kit, before, count } = await open({ answer })
    const { submit, state } = kit.plugins.send
    const { hash } = await submit({ to, amount: '0.01' })
    expect(await kit.waitForTransaction({ hash })).toMatchObject({ status: 'success', hash })
    expect(state.getState()).toMatchObject({ status: 'sent', hash })
    expect(kit.unanswered.getState().requests).toEqual([])
    expect(await count()).toBe(before + 1)
  })

  it('pays once', async () => {
    const { kit, requested, before, count } = await open({ answer })
    const { open: begin, submit } = kit.plugins.pay
    const order = { amount: '0.02', asset: 'native', recipient: to, network: 'eip155:31337' } as const
    const paymentId = `order-${before}`
    const paid = begin({ ...order, paymentId })
    await expect.poll(() => kit.plugins.pay.state.getState().plan.status).toBe('success')
    await submit()
    expect(await paid).toMatchObject({ status: 'success' })
    expect(await begin({ ...order, paymentId })).toMatchObject({ status: 'success' })
    expect(requested).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })
})

describe('a wallet that answers 4900 and sends later', () => {
  const answer = failure(4900, 'Disconnected')

  it('gets one transfer request, and the transfer is found', async () => {
    const { kit, approve, requested, before, count } = await open({ sends: false, answer })
    const { submit, check, state } = kit.plugins.send
    await expect(submit({ to, amount: '0.03' })).rejects.toMatchObject({ code: 'transaction/maybeSent' })
    await expect(submit()).rejects.toMatchObject({ code: 'send/unacknowledged', details: 'maybeSent' })
    await check()
    expect(state.getState().maybeSent).toMatchObject({ check: 'notFound' })
    const hash = await approve()
    await check()
    expect(state.getState()).toMatchObject({ status: 'sent', hash })
    expect(kit.journal.getState().entries).toMatchObject([{ hash }])
    expect(requested).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })

  it('gets one payment request, and the payment is found', async () => {
    const { kit, approve, requested, before, count } = await open({ sends: false, answer })
    const { open: begin, submit, state } = kit.plugins.pay
    const order = { amount: '0.04', asset: 'native', recipient: to, network: 'eip155:31337' } as const
    const paid = begin({ ...order, paymentId: `late-${before}` })
    await expect.poll(() => state.getState().plan.status).toBe('success')
    await expect(submit()).rejects.toMatchObject({ code: 'pay/statusUnknown' })
    await expect(submit()).rejects.toMatchObject({ code: 'pay/unacknowledged', details: 'mayBePaid' })
    const hash = await approve()
    expect(await paid).toMatchObject({ status: 'success', hash })
    expect(requested).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })
})
