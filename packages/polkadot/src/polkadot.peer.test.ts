import { join } from 'node:path'
import { connectFound, describeWithoutPeer } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { createPolkadotTestWallet } from '@kit/testing/polkadot'
import { expect, it } from 'vitest'
import type * as Page from './testing/page/main.js'
import { networkOf } from './testing/setUp.js'

describeWithoutPeer<typeof Page>(join(import.meta.dirname, '..'), (load) => {
  it('adapter without @polkadot/api connects and signs, and names the missing package on first use', async () => {
    const { polkadot } = await load()
    const ports = createFakePorts()
    createPolkadotTestWallet({ name: 'talisman' }).announce(ports.announcements.page)
    const adapter = polkadot({ networks: [networkOf('a')] })({ ports })
    const { account, network, call } = await connectFound(adapter)
    expect(await adapter.signMessage({ ...call, message: 'hello' })).toMatch(/^0x/)
    await expect(adapter.getBalance({ network, address: account.address })).rejects.toMatchObject({
      code: 'kit/peerMissing',
      shortMessage: expect.stringContaining('npm install @polkadot/api'),
    })
  }, 60_000)
})
