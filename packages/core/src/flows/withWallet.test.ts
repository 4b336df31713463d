import { codeOf, createFakeAdapter, createFakePorts, createFakeWallet } from '@kit/fakes'
import { expect, it } from 'vitest'
import type { WithWallet } from '../adapter/AdapterFactory.js'
import { createKit } from '../kit/createKit.js'

const networkId = 'eip155:2'

/** Creates a kit with a wallet of two accounts, and returns the `withWallet` passed to its adapter. */
async function setUp() {
  const one = createFakeWallet('one', ['eip155'])
  const switchNetwork = async ({ network }: { network: { id: string } }) => network.id as typeof networkId
  let ask: WithWallet = () => Promise.reject(new Error('The adapter was given none.'))
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [
      ({ withWallet = ask }) => {
        ask = withWallet
        return createFakeAdapter('eip155', [one], { switchNetwork })
      },
    ],
    ports: createFakePorts(),
  })
  kit.start()
  const connect = async () => {
    const connecting = kit.connect({ connectorId: 'one' })
    await expect.poll(() => one.requested.length).toBeGreaterThan(0)
    one.answer({ eip155: one.session('eip155', ['0xA', '0xB'], 'eip155:1') })
    await connecting
  }
  return { kit, ask, connect }
}

it('withWallet runs work with the active wallet, or with the given target', async () => {
  const { kit, ask, connect } = await setUp()
  const look: Parameters<typeof ask>[1] = async ({ connectionId, account, network }) =>
    `${connectionId} ${account.address} ${network.id}`
  expect(await codeOf(ask({ namespace: 'eip155' }, look))).toBe('connection/notConnected')
  await connect()
  expect(await ask({ namespace: 'eip155' }, look)).toBe('eip155:one 0xA eip155:1')
  expect(await ask({ namespace: 'eip155', address: '0xB', networkId }, look)).toBe('eip155:one 0xB eip155:2')
  expect(kit.active.getState().network?.id).toBe(networkId)
  kit.destroy()
})

it('withWallet aborts the work when the wallet disconnects', async () => {
  const { kit, ask, connect } = await setUp()
  await connect()
  let given: AbortSignal | undefined
  const done = codeOf(
    ask({}, ({ signal }) => {
      given = signal
      return new Promise(() => {})
    }),
  )
  await expect.poll(() => given).toBeDefined()
  await kit.disconnect()
  expect(await done).toBe('connection/ended')
  expect(given?.aborted).toBe(true)
  kit.destroy()
})
