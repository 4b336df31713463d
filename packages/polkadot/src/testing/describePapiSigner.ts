import type { Kit } from '@kit/core'
import type { PolkadotDevnet } from '@kit/devnet/polkadot'
import {
  createPolkadotPairingMethods,
  createPolkadotSigner,
  type PolkadotTestWallet,
  polkadotKeys,
} from '@kit/testing/polkadot'
import { createClient, Enum, type PolkadotClient } from 'polkadot-api'
import { getWsProvider } from 'polkadot-api/ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { formatSs58 } from '../address/PolkadotAddress.js'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import type { PolkadotAdapter } from '../PolkadotAdapter.js'
import { getPapiSigner } from '../papi/getPapiSigner.js'
import { verifyPolkadotMessage } from '../verify/verifyPolkadotMessage.js'

/** The chain of a test file, and what loads a page there. */
export type PapiScene = {
  readonly chain: PolkadotDevnet
  readonly second: PolkadotNetwork
  load(): { readonly kit: Kit; readonly wallet: PolkadotTestWallet }
}

/** Tests the signer of `polkadot-api` on a chain that runs already, since starting one takes long. */
export function describePapiSigner(scene: () => PapiScene): void {
  describe('getPapiSigner', () => {
    let client: PolkadotClient
    beforeAll(() => {
      const { wsUrl } = scene().chain
      client = createClient(getWsProvider(wsUrl, { websocketClass: WebSocket as never }))
    })
    afterAll(() => client.destroy())

    const connect = async () => {
      const page = scene().load()
      await page.kit.connect({ connectorId: 'talisman' })
      const adapter = page.kit.adapters.get('polkadot') as never as PolkadotAdapter
      return { ...page, adapter, signer: await getPapiSigner(adapter) }
    }
    const receiver = formatSs58(new Uint8Array(32).fill(91), 42)
    const transfer = (value: bigint) =>
      client.getUnsafeApi().tx['Balances']?.['transfer_keep_alive']?.({ dest: Enum('Id', receiver), value }) ??
      expect.fail('no such call')

    it('signs a transfer that polkadot-api builds, sends and watches until it is final', async () => {
      const { signer, wallet } = await connect()
      const { ok, txHash, dispatchError } = await transfer(3n * 10n ** 10n).signAndSubmit(signer)
      expect([ok, dispatchError]).toEqual([true, undefined])
      expect(txHash).toMatch(/^0x[\da-f]{64}$/)
      const account = await client.getUnsafeApi().query['System']?.['Account']?.getValue(receiver)
      expect(account).toMatchObject({ data: { free: 3n * 10n ** 10n } })
      expect(wallet.requests.at(-1)?.method).toBe('signPayload')
    })

    it('reports the error of the dispatch', async () => {
      const { signer } = await connect()
      const { ok, dispatchError } = await transfer(10n ** 30n).signAndSubmit(signer)
      expect(ok).toBe(false)
      expect(dispatchError).toMatchObject({
        type: 'Module',
        value: { type: 'Balances', value: { type: 'InsufficientBalance' } },
      })
    })

    it('signs bytes like kit.signMessage', async () => {
      const { signer, wallet } = await connect()
      const signature = await signer.signBytes(new TextEncoder().encode('hello'))
      const hex = `0x${Buffer.from(signature).toString('hex')}`
      const proof = { address: wallet.selected, message: '<Bytes>hello</Bytes>', signature: hex }
      expect(await verifyPolkadotMessage(proof)).toBe(true)
    })

    it("rejects with the kit's error when the user declines", async () => {
      const { signer, wallet } = await connect()
      wallet.behave({ mode: 'reject' })
      const rejected = { code: 'connection/rejected' }
      await expect(transfer(1n).signAndSubmit(signer)).rejects.toMatchObject(rejected)
      await expect(signer.signBytes(new Uint8Array(1))).rejects.toMatchObject(rejected)
    })

    it('keeps its account when the user selects another one, and sends nothing once it is no longer shared', async () => {
      const { signer, wallet, kit } = await connect()
      const [first = '', other = ''] = wallet.addresses
      kit.setActive({ address: other })
      await transfer(1n).sign(signer)
      expect(wallet.requests.at(-1)?.params).toMatchObject({ address: first })
      wallet.emit([{ address: other }])
      const requested = wallet.requests.length
      const stale = { code: 'account/notFound' }
      await expect(transfer(1n).sign(signer)).rejects.toMatchObject(stale)
      await expect(signer.signBytes(new Uint8Array(1))).rejects.toMatchObject(stale)
      expect(wallet.requests).toHaveLength(requested)
    })

    it('sends no transaction of another chain to the wallet', async () => {
      const { adapter, wallet } = await connect()
      const signer = await getPapiSigner(adapter, { networkId: scene().second.id })
      const requested = wallet.requests.length
      await expect(transfer(1n).sign(signer)).rejects.toMatchObject({ code: 'network/mismatch' })
      expect(wallet.requests).toHaveLength(requested)
    })

    const metadataHash = new Uint8Array(32).fill(7)
    /** Answers with a transaction that the wallet finishes after a change. */
    const finishing = (change: (payload: Record<string, unknown>) => Record<string, unknown>) => ({
      async signPayload(payload: unknown) {
        const methods = createPolkadotPairingMethods(createPolkadotSigner(polkadotKeys()), { metadataHash })
        const { address, ...changed } = change(payload as Record<string, unknown>)
        return methods['polkadot_signTransaction']?.({ address, transactionPayload: changed })
      },
    })

    it('accepts a transaction that a hardware wallet finished with the metadata hash', async () => {
      const { signer, wallet } = await connect()
      wallet.behave({ responses: finishing((payload) => payload) })
      const plain = await transfer(5n).sign((await connect()).signer)
      const finished = await transfer(5n).sign(signer)
      expect(finished.length).toBe(plain.length)
      expect(finished).not.toBe(plain)
    })

    it.each([
      ['call', (payload: Record<string, unknown>) => ({ method: `${payload['method']}`.replace(/..$/, '18') })],
      [
        'account',
        ({ address }: Record<string, unknown>) => ({
          address: scene()
            .load()
            .wallet.addresses.find((one) => one !== address),
        }),
      ],
      ['nonce', () => ({ nonce: '0x00000063' })],
      ['era', () => ({ era: '0x00' })],
      ['tip', () => ({ tip: '0x01' })],
    ] as const)('refuses a finished transaction with another %s', async (_, change) => {
      const { signer, wallet } = await connect()
      wallet.behave({ responses: finishing((payload) => ({ ...payload, ...change(payload) })) })
      await expect(transfer(5n).sign(signer)).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
    })
  })
}
