import type { Adapter } from '@kit/core/adapter'
import { createTestEngine, exploreScope, scopeAddresses } from '@kit/fakes'
import { it } from 'vitest'
import { send } from './send.js'

type Transfer = Parameters<NonNullable<Adapter['transfer']>>[0]

/** A fee that identifies its account and network. */
const feeOf = (address: string, networkId: string) =>
  BigInt(scopeAddresses.indexOf(address as never) + 1) * BigInt(networkId.slice(7))

it('send() sends only from the active account and network, whatever changes during the request', () =>
  exploreScope(async () => {
    const waiting: (() => void)[] = []
    const transfers: Transfer[] = []
    const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
    const engine = await createTestEngine({
      plugins: [send()],
      eip155: {
        isAddress: (value) => /^0x\w{6,}$/.test(value),
        loadCapabilities: async () => ({
          async planTransfer({ account, amount, network }) {
            await wait()
            return { amount: amount === 'max' ? 7n : amount, fee: feeOf(account.address, network.id), warnings: [] }
          },
        }),
        getBalance: async () => ({ value: 10n ** 20n, decimals: 18, symbol: 'COIN' }),
        waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
        async transfer(call) {
          const count = transfers.push(call)
          await wait()
          return `0x${count.toString(16)}`
        },
      },
    })
    await engine.connect('one')
    const plugin = engine.kit.plugins.send
    return {
      ...engine,
      waiting,
      asks: [
        () => plugin.edit({ to: '0xreceiver', amount: '1' }),
        () => plugin.edit({ to: '0xreceiver', amount: '2' }),
        () => plugin.max(),
        () => engine.ports.advance(500),
        () => plugin.submit(),
      ],
      isAnswered: () => plugin.state.getState().plan.status === 'success',
      foreignData({ address, networkId }) {
        const { hash, origin, plan, status } = plugin.state.getState()
        const { account, network } = transfers.at(hash === undefined ? -1 : Number(hash) - 1) ?? {}
        const isOther = account?.address !== address || network?.id !== networkId
        return [
          ...[origin?.address, origin?.networkId].filter((value) => value !== address && value !== networkId),
          ...(plan.status === 'success' && plan.data.fee !== feeOf(address, networkId) ? [plan.data] : []),
          ...((status === 'requesting' || hash !== undefined) && isOther ? [status] : []),
        ]
      },
    }
  }))
