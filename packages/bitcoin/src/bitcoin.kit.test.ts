import { type CaipNetworkId, createKit, type Kit } from '@kit/core'
import { type BitcoinDevnet, startBitcoin, whyNoBitcoin } from '@kit/devnet/bitcoin'
import { createRealPorts } from '@kit/fakes/page'
import type { FakePorts } from '@kit/testing'
import { type BitcoinTestWalletOptions, bitcoinForms, createBitcoinTestWallet } from '@kit/testing/bitcoin'
import { hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bitcoin } from './bitcoin.js'
import { verifyBitcoinMessage } from './message/verifyBitcoinMessage.js'
import { bitcoinRegtest, bitcoinSignet } from './network/bitcoinNetworks.js'

const missing = await whyNoBitcoin()
const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const unusedAddress = (seed: number) => bitcoinForms(new Uint8Array(32).fill(seed), 'regtest', 'p2wpkh').payment.address

describe.skipIf(missing !== undefined)(
  `kit with the Bitcoin adapter and no modal${missing ? ` (${missing})` : ''}`,
  () => {
    let chain: BitcoinDevnet
    beforeAll(async () => {
      chain = await startBitcoin()
    }, 120_000)
    afterAll(() => chain.stop())
    const kits: Kit[] = []
    afterEach(() => {
      for (const kit of kits.splice(0)) kit.destroy()
    })

    const createWallet = (options: Partial<BitcoinTestWalletOptions> = {}) =>
      createBitcoinTestWallet({ name: 'Xverse', chains: { regtest: chain.url, signet: chain.url }, ...options })

    /** Simulates a page load. Pass the ports and the wallet of an earlier load to simulate a reload. */
    const load = (face: 'standard' | 'wbip', wallet = createWallet(), ports: FakePorts = createRealPorts()) => {
      const kit = createKit({
        metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
        adapters: [
          bitcoin({
            networks: [bitcoinRegtest({ esploraUrls: [chain.url] }), bitcoinSignet],
            esploraUrls: { [bitcoinSignet.id]: [chain.url] },
            pollingIntervalMs: 100,
          }),
        ],
        ports,
      })
      kits.push(kit)
      const { page } = ports.announcements
      const removeWallet = face === 'standard' ? wallet.announce(page) : wallet.inject(page)
      kit.start()
      const leave = () => {
        kit.destroy()
        removeWallet()
      }
      return { kit, wallet, ports, leave }
    }
    // The first connection and signature load the kit's code and the chain library.
    beforeAll(async () => {
      const { kit, leave } = load('standard')
      await kit.connect({ connectorId: 'Xverse' })
      await kit.signMessage({ message: 'hello' })
      leave()
    })

    const networkOf = (kit: Kit): CaipNetworkId | undefined => kit.active.getState().network?.id

    it.each(['standard', 'wbip'] as const)('connects, signs, sends, switches and disconnects by %s', async (face) => {
      const { kit, wallet } = load(face)
      await kit.connect({ connectorId: 'Xverse' })
      const { account } = kit.active.getState()
      expect(account).toMatchObject({ address: wallet.selected, type: 'payment' })
      expect(networkOf(kit)).toBe(chain.networkId)
      const signature = await kit.signMessage({ message: 'hello' })
      expect((await verifyBitcoinMessage({ address: wallet.selected, message: 'hello', signature })).status).toBe(
        'valid',
      )

      const to = unusedAddress(face === 'standard' ? 41 : 42)
      const hash = await kit.transfer({ to, amount: 25_000n })
      await expect(kit.waitForTransaction({ hash })).resolves.toMatchObject({ status: 'success' })
      const balance = await kit.getBalance({ address: to, networkId: bitcoinRegtest({ esploraUrls: [] }).id })
      expect(balance).toEqual({ value: 25_000n, decimals: 8, symbol: 'BTC' })

      await kit.switchNetwork({ networkId: bitcoinSignet.id })
      // Accounts on another network have different addresses.
      await expect.poll(() => kit.active.getState().account?.address).toMatch(/^tb1q/)
      expect(networkOf(kit)).toBe(bitcoinSignet.id)

      await kit.disconnect()
      expect(kit.active.getState().status).toBe('disconnected')
      expect([wallet.authorized, wallet.listenerCount()]).toEqual([false, 0])
    })

    it.each(['standard', 'wbip'] as const)('reconnects after a reload without a prompt by %s', async (face) => {
      const first = load(face)
      await first.kit.connect({ connectorId: 'Xverse' })
      first.leave()
      const prompts = first.wallet.requests.length
      const { kit, wallet } = load(face, first.wallet, first.ports)
      await expect.poll(() => kit.active.getState().status).toBe('connected')
      expect(kit.active.getState().account?.address).toBe(wallet.selected)
      const requested = wallet.requests.slice(prompts).map(({ method }) => method)
      expect(requested).toEqual([face === 'standard' ? 'standard:connect' : 'wallet_getAccount'])
    })

    it.each(['standard', 'wbip'] as const)('follows account changes and locking of the wallet by %s', async (face) => {
      const { kit, wallet } = load(face)
      await kit.connect({ connectorId: 'Xverse' })
      const other = wallet.addresses[1] ?? ''
      wallet.selectAccount(other)
      await expect.poll(() => kit.active.getState().account?.address).toBe(other)
      wallet.lock()
      await expect.poll(() => kit.active.getState().status).toBe('disconnected')
    })

    it('provides a PSBT signer that fails after a disconnect and works again after reconnecting', async () => {
      const { kit, wallet } = load('standard')
      const adapter = kit.adapter('bip122')
      await expect(adapter.getWalletClient()).rejects.toMatchObject({ code: 'connection/notConnected' })
      await kit.connect({ connectorId: 'Xverse' })
      const signer = await adapter.getWalletClient()
      expect(signer).toMatchObject({ address: wallet.selected, networkId: chain.networkId })
      const [coin] = await (await fetch(`${chain.url}/address/${signer.address}/utxo`)).json()
      const { script } = p2wpkh(hex.decode(signer.publicKey ?? ''), regtest)
      const transaction = new Transaction()
      transaction.addInput({ txid: coin.txid, index: coin.vout, witnessUtxo: { script, amount: BigInt(coin.value) } })
      transaction.addOutputAddress(signer.address, BigInt(coin.value) - 1000n, regtest)

      await kit.disconnect()
      const code = 'connection/notConnected'
      await expect(signer.signPsbt(transaction.toPSBT())).rejects.toMatchObject({ code })
      await kit.connect({ connectorId: 'Xverse' })
      const { txid } = await signer.signPsbt(transaction.toPSBT(), { broadcast: true })
      await expect(kit.waitForTransaction({ hash: txid ?? '' })).resolves.toMatchObject({ status: 'success' })
    })

    it('reports a declined request and keeps the connection', async () => {
      const { kit, wallet } = load('wbip', createWallet({ behavior: { rejection: 'wbip' } }))
      await kit.connect({ connectorId: 'Xverse' })
      wallet.behave({ mode: 'reject' })
      const rejected = { code: 'connection/rejected' }
      await expect(kit.signMessage({ message: 'no' })).rejects.toMatchObject(rejected)
      await expect(kit.transfer({ to: unusedAddress(43), amount: 1000n })).rejects.toMatchObject(rejected)
      expect(kit.active.getState().status).toBe('connected')
    })
  },
)
