import { describe, expect, it } from 'vitest'
import { type AcceptConfig, acceptPage } from './acceptPage.js'
import { matchesOrigin } from './matchesOrigin.js'

const nonce = '0123456789abcdef'
const logins = { url: 'https://login.example', email: false, socials: ['x' as const] }
const hello = { type: '@kit-app/HELLO', versions: ['9', '1'], nonce }

const answered: AcceptConfig = { release: 'r1', logins, allows: (origin) => origin === 'https://dapp.example' }

/** Starts a frame inside a page that receives the test's messages. Without `config`, the server has already responded. */
function start(config?: Promise<AcceptConfig>) {
  const window = new EventTarget() as unknown as Window
  const parent = {} as Window
  const answers: unknown[] = []
  const accepted: string[] = []
  const done = acceptPage({ parent, window, config: config ?? Promise.resolve(answered) })
  done.then(
    ({ origin }) => accepted.push(origin),
    () => undefined,
  )
  function sendHello(given: { data?: unknown; origin?: string; source?: unknown; isBare?: boolean } = {}) {
    const { data = hello, origin = 'https://dapp.example', source = parent, isBare = false } = given
    const port = { postMessage: (answer: unknown) => answers.push(answer) }
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports: isBare ? [] : [port] }))
  }
  return { accepted, answers, sendHello, done }
}

describe('acceptPage', () => {
  it('answers only the first hello, over its port, with the origin that the browser reports', async () => {
    const { accepted, answers, sendHello, done } = start()
    sendHello({ origin: 'https://evil.example' })
    sendHello()
    sendHello()
    await done
    const ready = {
      type: '@kit-frame/READY',
      version: '1',
      origin: 'https://dapp.example',
      release: 'r1',
      nonce,
      logins,
    }
    expect(answers).toEqual([ready])
    expect(accepted).toEqual(['https://dapp.example'])
    sendHello()
    await Promise.resolve()
    expect(answers).toEqual([ready])
  })

  it('answers an early hello once the server has responded, and not at all if the server refuses', async () => {
    let answer = (_: AcceptConfig): void => undefined
    const early = start(new Promise((resolve) => (answer = resolve)))
    early.sendHello()
    expect(early.answers).toEqual([])
    answer(answered)
    await early.done
    expect(early.answers).toHaveLength(1)

    const refused = start(Promise.reject(new Error('no project')))
    refused.sendHello()
    await expect(refused.done).rejects.toThrow('no project')
    expect(refused.answers).toEqual([])
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another window than the parent', { source: {} }],
    ['without a port', { isBare: true }],
    ['without a common version', { data: { ...hello, versions: ['2'] } }],
    ['without a nonce', { data: { ...hello, nonce: '' } }],
    ['that is invalid', { data: 'hello' }],
  ])('ignores a hello %s', async (_, given) => {
    const { answers, sendHello, done } = start()
    sendHello(given)
    sendHello({ data: { ...hello, nonce: 'fedcba9876543210' } })
    await done
    expect(answers).toEqual([expect.objectContaining({ nonce: 'fedcba9876543210' })])
  })
})

describe('matchesOrigin', () => {
  it.each([
    [[], 'https://any.example', true],
    [['https://dapp.example'], 'https://dapp.example', true],
    [['https://dapp.example'], 'http://dapp.example', false],
    [['https://dapp.example'], 'https://dapp.example:8443', false],
    [['https://dapp.example'], 'https://dapp.example.evil.example', false],
    [['*.dapp.example'], 'https://app.dapp.example', true],
    [['*.dapp.example'], 'https://dapp.example', false],
    [['*.dapp.example'], 'https://a.b.dapp.example', false],
    [['*.dapp.example'], 'https://evildapp.example', false],
    [['https://*.dapp.example:8443'], 'https://app.dapp.example:8443', true],
    [['localhost'], 'http://localhost:4400', true],
    [['https://dapp.example'], 'null', false],
  ])('compares %j with %s: %s', (patterns, origin, expected) => {
    expect(matchesOrigin(patterns, origin)).toBe(expected)
  })
})
