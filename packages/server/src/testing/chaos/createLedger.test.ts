import { describe, expect, it } from 'vitest'
import type { Push } from '../connectRelayClient.js'
import { createLedger } from './createLedger.js'

function pushOf(message: string, topic = 'a', publishedAt = 1): Push {
  return { id: 1, params: { id: 's', data: { topic, message, publishedAt, tag: 1108 } } }
}

function openLedger() {
  const ledger = createLedger()
  ledger.subscribe('wallet', ['a'])
  const accept = (topic = 'a'): string => {
    const text = ledger.write('dapp', topic)
    ledger.answered(text, 'accepted')
    return text
  }
  return { ledger, accept }
}

describe('createLedger', () => {
  it('owes accepted messages until they are delivered, and neither refused nor unknown ones', () => {
    const { ledger, accept } = openLedger()
    const text = accept()
    accept('other topic')
    ledger.answered(ledger.write('dapp', 'a'), 'refused')
    ledger.answered(ledger.write('dapp', 'a'), 'unknown')
    expect(ledger.owed('wallet')).toEqual([text])
    ledger.delivered('wallet', pushOf(text))
    expect(ledger.owed('wallet')).toEqual([])
    expect(ledger.violations()).toEqual([])
    expect(ledger.counts()).toEqual({ accepted: 1 + 1, refused: 1, unknown: 1, delivered: 1, duplicates: 0 })
  })

  it('allows the same message again until the round after its receipt is stored, and not afterwards', () => {
    const { ledger, accept } = openLedger()
    const text = accept()
    ledger.delivered('wallet', pushOf(text))
    ledger.delivered('wallet', pushOf(text))
    ledger.settle()
    ledger.delivered('wallet', pushOf(text))
    expect([ledger.counts().duplicates, ledger.owed('wallet'), ledger.violations()]).toEqual([2, [], []])
    ledger.settle()
    ledger.delivered('wallet', pushOf(text))
    expect(ledger.violations()).toEqual(['wallet received message dapp:1 again, though its receipt was stored'])
  })

  it('rejects a duplicate with another time', () => {
    const { ledger, accept } = openLedger()
    const text = accept()
    ledger.delivered('wallet', pushOf(text))
    ledger.delivered('wallet', pushOf(text, 'a', 2))
    expect(ledger.violations()).toEqual(['wallet received message dapp:1 again with another time or tag'])
  })

  it('rejects messages out of order, of another topic, and those that were refused', () => {
    const { ledger, accept } = openLedger()
    const [first, second] = [accept(), accept()]
    ledger.delivered('wallet', pushOf(second))
    ledger.delivered('wallet', pushOf(first))
    ledger.delivered('wallet', pushOf(accept('b'), 'b'))
    const refused = ledger.write('dapp', 'a')
    ledger.answered(refused, 'refused')
    ledger.delivered('wallet', pushOf(refused))
    ledger.settle()
    expect(ledger.violations()).toEqual([
      'wallet received message dapp:1 after message 2 of its publisher',
      'wallet received message dapp:3, which was not published to it',
      'wallet received message dapp:4, which was refused',
    ])
  })

  it('treats a refused repetition of a message as unknown, because the first attempt may be stored', () => {
    const { ledger } = openLedger()
    const text = ledger.write('dapp', 'a')
    ledger.answered(text, 'unknown')
    ledger.answered(text, 'refused')
    ledger.delivered('wallet', pushOf(text))
    ledger.settle()
    expect([ledger.counts().unknown, ledger.violations()]).toEqual([1, []])
  })

  it('owes a client that is offline its messages after others have settled', () => {
    const { ledger } = openLedger()
    ledger.subscribe('sleeper', ['a'])
    const text = ledger.write('dapp', 'a')
    ledger.answered(text, 'accepted')
    ledger.delivered('wallet', pushOf(text))
    ledger.settle()
    expect([ledger.owed('wallet'), ledger.owed('sleeper')]).toEqual([[], [text]])
  })

  it('owes no message that the clock has expired', () => {
    const { ledger, accept } = openLedger()
    const text = accept()
    ledger.expire()
    expect(ledger.owed('wallet')).toEqual([])
    ledger.delivered('wallet', pushOf(text))
    expect(ledger.violations()).toEqual([])
  })
})
