import type { Kit } from '@kit/core/adapter'
import { type EvmDevnet, startEvm } from '@kit/devnet'
import { createConnectedKit } from '@kit/evm-suite'
import type { TestWallet } from '@kit/testing'
import { isError } from 'ethers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mint, readToken, watchTransfers } from '../test/contracts.js'
import type { EthersAdapter } from './EthersAdapter.js'
import { eip155 } from './eip155.js'

const networkId = 'eip155:31337'
const nobody = '0x000000000000000000000000000000000000dEaD'

let one: EvmDevnet
let two: EvmDevnet
let kit: Kit
let wallet: TestWallet
let adapter: EthersAdapter
let connect: () => Promise<unknown>
beforeAll(async () => {
  ;[one, two] = await Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
})
beforeEach(async () => {
  ;({ kit, wallet, connect } = await createConnectedKit(eip155, [one, two]))
  adapter = kit.adapter('eip155') as EthersAdapter
})
afterEach(() => kit.destroy())
afterAll(() => Promise.all([one.stop(), two.stop()]))

describe('ethers’ own provider and signer', () => {
  it('read and write contracts by the app’s endpoints and the connected wallet', async () => {
    const signer = await adapter.getWalletClient()
    expect(await adapter.getWalletClient({ networkId })).toBe(signer)
    const { address } = one.tokens.TUSD
    const app = kit as Parameters<typeof mint>[0]
    expect((await mint(app, address, nobody, 7n)).status).toBe(1)
    expect(await readToken(app, address, [nobody, nobody])).toEqual({ symbol: 'TUSD', balances: [7n, 7n] })
    expect(await signer.signMessage('hello')).toBe(await kit.signMessage({ message: 'hello' }))
    expect(asked()).toEqual(['eth_sendTransaction', 'personal_sign', 'personal_sign'])
  })

  it('tell of the events of a contract', async () => {
    const { address } = one.tokens.TUSD
    const app = kit as Parameters<typeof mint>[0]
    const heard: unknown[] = []
    const stop = await watchTransfers(app, address, (_, to, value) => to === nobody && heard.push(value))
    // ethers says nothing of when it begins: what is sent before that is not heard.
    const send = () => mint(app, address, nobody, 5n).then(() => heard)
    await expect.poll(send, { timeout: 15_000 }).toContain(5n)
    await stop()
  })

  it('of a network take the wallet there before they ask it', async () => {
    const signer = await adapter.getWalletClient({ networkId: 'eip155:31338' })
    expect([wallet.chainId, asked()]).toEqual([31337, []])
    await signer.signMessage('hello')
    expect(wallet.chainId).toBe(31338)
  })

  it('end with the connection, go on when it is back, and fail by ethers’ errors', async () => {
    const signer = await adapter.getWalletClient()
    wallet.behave({ mode: 'reject' })
    expect(isError(await signer.signMessage('no').catch((error: unknown) => error), 'ACTION_REJECTED')).toBe(true)
    wallet.behave({ mode: 'approve' })
    await kit.disconnect()
    await expect(signer.signMessage('no')).rejects.toMatchObject({ error: { code: 4900 } })
    await connect()
    expect(await signer.signMessage('hello')).toMatch(/^0x[\da-f]{130}$/)
  })

  it('are missing for other networks', async () => {
    const code = 'network/notConfigured'
    await expect(adapter.getPublicClient('eip155:1')).rejects.toMatchObject({ code })
    await expect(adapter.getWalletClient({ networkId: 'eip155:1' })).rejects.toMatchObject({ code })
  })
})

/** What the wallet's owner was asked for after connecting. */
function asked(): readonly string[] {
  return wallet.requests.map(({ method }) => method).filter((method) => /^(personal_|eth_send)/.test(method))
}
