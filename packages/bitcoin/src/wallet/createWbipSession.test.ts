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

/** A wallet on testnet4 that doesn't report its network. */
const watch = (more: Partial<WbipWallet> = {}) => {
  const listeners = new Map<string, (payload: unknown) => void>()
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
  const notify = (event: string, next: () => unknown) => {
    answer = next
    listeners.get(event)?.(undefined)
  }
  return { listeners, events, end, notify }
}

describe('createWbipSession', () => {
  it('keeps its network when a wallet that reports no network changes its account', async () => {
    const { notify, events } = watch()
    notify('accountChange', () => ({ addresses: [{ address: addressOf(2), purpose: 'payment' }] }))
    await settle()
    expect(events).toMatchObject([{ type: 'accountsChanged', accounts: [{ address: addressOf(2) }] }])
  })

  it('ignores a response that arrives after the session has ended', async () => {
    const { notify, events, end } = watch()
    notify('accountChange', () => ({ addresses: [{ address: addressOf(2), purpose: 'payment' }] }))
    end()
    await settle()
    expect(events).toEqual([])
  })

  it('contains exceptions of hostile events', async () => {
    const { notify, events } = watch()
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    notify('accountChange', () => proxy)
    await settle()
    notify('networkChange', () => ({ addresses: proxy }))
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
