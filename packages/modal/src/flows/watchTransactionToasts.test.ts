import type { JournalEntry, JournalState } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFakePorts } from '@kit/fakes'
import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createToasts, type ToastState } from '../state/createToasts.js'
import { watchTransactionToasts } from './watchTransactionToasts.js'

function setUp() {
  const events$ = new Subject<object>()
  const ports = createFakePorts()
  const store = createStore<ToastState>({ open: false })
  const toasts = createToasts({ store, clock: ports.clock })
  const journal = createStore<JournalState>({ entries: [] })
  /** Hashes that an open view shows. */
  const viewed = new Set<string>()
  const transactionView = new Set([({ hash }: { readonly hash: string }) => viewed.has(hash)])
  const engine = { contributions: { transactionView } }
  const end = watchTransactionToasts({ engine, events$, ports, toasts, kit: { journal } } as never)
  return {
    ports,
    end,
    journal,
    viewed,
    shown: store.getState,
    send: (hash: string) => events$.next({ type: 'transaction/sent', networkId: 'eip155:1', hash }),
    become: (hash: string, fate: Partial<JournalEntry>) =>
      journal.update(({ entries }) => ({
        entries: [
          { id: `eip155:1:${hash}`, networkId: 'eip155:1', hash, ...fate } as JournalEntry,
          ...entries.filter(({ id }) => !id.endsWith(hash)),
        ],
      })),
  }
}

describe('watchTransactionToasts', () => {
  it.each([
    ['success', { variant: 'success', message: 'toast.confirmed' }],
    ['reverted', { variant: 'error', message: 'toast.failed', detail: 'Too late' }],
    ['partlyReverted', { variant: 'error', message: 'toast.partlyFailed', detail: 'Too late' }],
    ['replaced', { variant: 'error', message: 'toast.replaced', detail: 'Too late' }],
    ['cancelled', { variant: 'error', message: 'toast.cancelled', detail: 'Too late' }],
  ] as const)('shows pending, then %s', (status, toast) => {
    const { shown, send, become, ports } = setUp()
    send('0x1')
    become('0x1', { status: 'pending' })
    expect(shown()).toEqual({ open: true, variant: 'loading', message: 'toast.pending' })
    become('0x1', { status, ...(status !== 'success' && { reason: 'Too late' }) })
    ports.advance(150)
    expect(shown()).toEqual({ open: true, ...toast })
  })

  it('hides the pending toast after 25 s, and shows the outcome later', () => {
    const { shown, send, become, ports, end } = setUp()
    send('0x1')
    ports.advance(25_000)
    expect(shown()).toEqual({ open: false })
    become('0x1', { status: 'success' })
    expect(shown()).toMatchObject({ message: 'toast.confirmed' })
    send('0x2')
    end()
    ports.advance(150)
    expect(ports.open().timers).toBe(0)
  })

  it('ignores calls of another account with the same ID', () => {
    const { shown, send, journal, ports } = setUp()
    const calls = { networkId: 'eip155:1', hash: '1', callsId: '1' }
    const old = { ...calls, id: 'eip155:1:0xA:1', status: 'success' } as JournalEntry
    const sent = { ...calls, id: 'eip155:1:0xB:1', status: 'pending' } as JournalEntry
    journal.update(() => ({ entries: [sent, old] }))
    send('1')
    journal.update(() => ({ entries: [sent, { ...old }] }))
    expect(shown()).toMatchObject({ message: 'toast.pending' })
    journal.update(() => ({ entries: [{ ...sent, status: 'reverted' }, old] }))
    ports.advance(150)
    expect(shown()).toMatchObject({ message: 'toast.failed' })
  })

  it('shows each outcome once, and none of another tab', () => {
    const { shown, send, become, ports } = setUp()
    become('0xother', { status: 'pending' })
    become('0xother', { status: 'success' })
    expect(shown()).toEqual({ open: false })
    send('0x1')
    become('0x1', { status: 'success' })
    ports.advance(5000)
    become('0x1', { status: 'pending' })
    become('0x1', { status: 'success' })
    expect(shown()).toEqual({ open: false })
  })

  it('shows nothing about a transaction that an open view shows', () => {
    const { shown, send, become, viewed } = setUp()
    viewed.add('0x1')
    send('0x1')
    expect(shown()).toEqual({ open: false })
    become('0x1', { status: 'success' })
    expect(shown()).toEqual({ open: false })
  })

  it('shows the outcome once the view is closed', () => {
    const { shown, send, become, viewed } = setUp()
    viewed.add('0x1')
    send('0x1')
    viewed.delete('0x1')
    become('0x1', { status: 'reverted' })
    expect(shown()).toMatchObject({ message: 'toast.failed' })
  })

  it('hides the pending toast if a view that was opened later shows the outcome', () => {
    const { shown, send, become, viewed } = setUp()
    send('0x1')
    expect(shown()).toMatchObject({ message: 'toast.pending' })
    viewed.add('0x1')
    become('0x1', { status: 'success' })
    expect(shown()).toEqual({ open: false })
  })
})
