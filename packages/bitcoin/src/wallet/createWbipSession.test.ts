import type { SessionEvent } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { bitcoinForms } from '@kit/testing/bitcoin'
import { describe, expect, it } from 'vitest'
import { bitcoinSignet, bitcoinTestnet, bitcoinTestnet4 } from '../network/bitcoinNetworks.js'
import type { WbipWallet } from '../wbip/WbipWallet.js'
import { createWbipSession } from './createWbipSession.js'
import { parseDisclosure } from './parseDisclosure.js'

const addressOf = (seed: number) => bitcoinForms(new Uint8Array(32).fill(seed), 'testnet4', 'p2wpkh').payment.address
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const networks = [bitcoinTestnet, bitcoinSignet, bitcoinTestnet4]

/** A wallet on the fourth test network that does not say on which network it is. */
const watch = (more: Partial<WbipWallet> = {}) => {
  const listeners = new Map<string, (news: unknown) => void>()
  let answer: () => unknown = () => ({ addresses: [{ address: addressOf(1), purpose: 'payment' }] })
  const wallet: WbipWallet = {
    request: async () => answer(),
    addListener: (event, listener) => void listeners.set(event, listener),
    ...more,
  }
  const disclosure = parseDisclosure(answer(), [bitcoinTestnet4])
  if (!disclosure) throw new Error('An account was expected.')
  const events: SessionEvent[] = []
  const session = createWbipSession({ wallet, disclosure, networks, ports: createFakePorts() })
  const end = session.watch((event) => events.push(event))
  const tell = (event: string, next: () => unknown) => {
    answer = next
    listeners.get(event)?.(undefined)
  }
  return { listeners, events, end, tell }
}

describe('a WBIP session', () => {
  it('stays on its network when the account changes of a wallet that names none', async () => {
    const { tell, events } = watch()
    tell('accountChange', () => ({ addresses: [{ address: addressOf(2), purpose: 'payment' }] }))
    await settle()
    expect(events).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: addressOf(2) }] }])
  })

  it('is told nothing of an answer that came after its end', async () => {
    const { tell, events, end } = watch()
    tell('accountChange', () => ({ addresses: [{ address: addressOf(2), purpose: 'payment' }] }))
    end()
    await settle()
    expect(events).toEqual([])
  })

  it('lets no trap out of its news', async () => {
    const { tell, events } = watch()
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    tell('accountChange', () => proxy)
    await settle()
    tell('networkChange', () => ({ addresses: proxy }))
    await settle()
    expect(events).toEqual([])
  })

  it.each(['removeListener', 'off'])('leaves no listener on a wallet that has only %s', (name) => {
    const gone: string[] = []
    const { end } = watch({ [name]: (event: string) => gone.push(event) })
    end()
    expect(gone).toEqual(['accountChange', 'networkChange', 'disconnect'])
  })
})
