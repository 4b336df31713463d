import { describe, expect, it } from 'vitest'
import { createRecordingLog } from '../../testing/createRecordingLog.js'
import { describeFailure, logFailure } from './logFailure.js'

describe('describeFailure', () => {
  it('keeps the name, code, plain text of the message, and the causes', () => {
    const socketError = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const error = new TypeError('fetch failed', { cause: socketError })
    expect(describeFailure(error)).toEqual({
      fault: 'TypeError',
      reason: 'fetch failed',
      cause: { fault: 'Error', code: 'ECONNREFUSED', reason: 'connect ECONNREFUSED …' },
    })
    const constraint = Object.assign(new Error('UNIQUE constraint failed: names.name'), { code: 'SQLITE_CONSTRAINT' })
    expect(describeFailure(constraint)).toEqual({
      fault: 'Error',
      code: 'SQLITE_CONSTRAINT',
      reason: 'UNIQUE constraint failed: names.name',
    })
  })

  it.each([
    ['quoted text', `Unexpected token 'h', "the sealed message" is not valid JSON`],
    ['quoted text behind an apostrophe', `Can't read token "the sealed thing" of 'one sealed thing'`],
    ['quoted text that is cut off', 'no token "the sealed thing'],
    ['a URL', 'request to http://node.example/the-key failed'],
    ['an address', 'no account 0x52908400098527886E0F7030069857D2E4169EE7 here'],
    ['an e-mail address', 'no mailbox alice@example.org here'],
    ['a token', 'bad token eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.c2ln given'],
    ['a topic', `no topic ${'bc'.repeat(32)} here`],
    ['a long word', `no client ${'zQ'.repeat(24)} here`],
    ['a code of six digits', 'wrong code 123456 given'],
    ['a value behind a colon', 'wrong header x-secret:hidden given'],
    ['a line after the first', 'it failed\nRequest body: hidden'],
  ])('omits %s', (_, message) => {
    const shown = JSON.stringify(describeFailure(new Error(message)))
    expect(shown).not.toMatch(/sealed|http|the-key|0x5290|alice|example|eyJ|bcbc|zQzQ|123456|hidden/)
    expect(shown).toMatch(/token|request|account|mailbox|topic|client|code|header|failed/)
  })

  it('stays short for any message, and stops at circular causes', () => {
    expect(describeFailure(new Error('word '.repeat(1_000_000))).reason?.length).toBeLessThanOrEqual(300)
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(describeFailure(error)).length).toBeLessThan(500)
  })

  it('describes thrown values that are not errors', () => {
    expect(describeFailure('the sealed message')).toEqual({ fault: 'string' })
    expect(describeFailure(undefined)).toEqual({ fault: 'undefined' })
    const hostile = { name: 'hidden-name', code: 'hidden-code', message: { toString: () => 'hidden' } }
    expect(JSON.stringify(describeFailure(Object.assign(new Error('x'), hostile)))).not.toContain('hidden')
  })
})

describe('logFailure', () => {
  it('logs the cause at error and the stack, without its message, at debug', () => {
    const { log, lines } = createRecordingLog()
    const cause = new RangeError('inner "hidden"')
    logFailure(log, new Error('outer\nhidden', { cause }), { requestId: 'r1' }, 'a request failed')
    const [described, traced] = lines
    expect(lines).toHaveLength(2)
    expect(described).toEqual({
      level: 'error',
      message: 'a request failed',
      requestId: 'r1',
      fault: 'Error',
      reason: 'outer',
      cause: { fault: 'RangeError', reason: 'inner …' },
    })
    expect(traced).toMatchObject({ level: 'debug', message: 'a request failed', requestId: 'r1' })
    const stack = String(traced?.['stack'])
    expect(stack.match(/logFailure\.test\.ts:\d+:\d+/g)?.length).toBeGreaterThanOrEqual(2)
    expect(stack).toMatch(/^Error\n {4}at .*\nRangeError\n {4}at /s)
    expect(stack).not.toContain('hidden')
  })
})
