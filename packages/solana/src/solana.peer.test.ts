import { join } from 'node:path'
import { connectFound, describeWithoutPeer } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { createSolanaTestWallet } from '@kit/testing/solana'
import { PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { expect, it } from 'vitest'
import { solanaLocal } from './network/solanaNetworks.js'
import type * as Page from './testing/page/main.js'

describeWithoutPeer<typeof Page>(join(import.meta.dirname, '..'), (load) => {
  it('adapter without @solana/web3.js connects and signs, and names the missing package on first use', async () => {
    const { solana } = await load()
    const ports = createFakePorts()
    const url = 'http://127.0.0.1:1'
    createSolanaTestWallet({ chains: { 'solana:localnet': url } }).announce(ports.announcements.page)
    const adapter = solana({ networks: [solanaLocal({ genesisHash: '1'.repeat(32), rpcUrls: [url] })] })({ ports })
    const { account, call } = await connectFound(adapter)
    expect(await adapter.signMessage({ ...call, message: 'hello' })).toMatch(/^\w{80,88}$/)
    const payerKey = new PublicKey(account.address)
    const message = new TransactionMessage({ payerKey, instructions: [], recentBlockhash: '1'.repeat(32) })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    const [signed] = await adapter.signTransactions({ ...call, transactions: [transaction.serialize()] })
    expect(VersionedTransaction.deserialize(signed as Uint8Array).signatures[0]).not.toEqual(new Uint8Array(64))
    await expect(adapter.transfer({ ...call, to: account.address, amount: 1n })).rejects.toMatchObject({
      code: 'kit/peerMissing',
      shortMessage: expect.stringContaining('npm install @solana/web3.js'),
    })
  }, 60_000)
})
