import { createStore, KitError, type PluginContext, type ResponseLike, readable } from '@kit/core/plugin'
import type { CaptureFault, CaptureServer, CaptureState, CaptureTarget, EmailCapture } from './CaptureState.js'
import { createCaptureMemory } from './createCaptureMemory.js'

type Attached = CaptureServer & {
  readonly context: PluginContext
  readonly memory: ReturnType<typeof createCaptureMemory>
}
type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>>; readonly retryMs: number }

/** As servers refuse it as well; they say the rest. */
const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const retryMs = 30_000

/**
 * Asks visitors for an e-mail address, which they confirm by a code, before they sign in at a kit-server that mails codes
 * (`auth.emailCapture`). Its views are in `siwxFeature` of `@kit/siwx/react`.
 *
 * @param options.isRequired As the project at the server has it. Default false: the visitor may skip it.
 * @example siwx(serverSiwx({ url: 'https://server.example', projectId: 'my-dapp', emailCapture: emailCapture() }))
 */
export function emailCapture({ isRequired = false }: { readonly isRequired?: boolean } = {}): EmailCapture {
  const nothing: CaptureState = { status: 'email', isRequired, recent: [] }
  const store = createStore(nothing)
  const tokens = new Map<string, string>()
  const skipped = new Set<string>()
  let attached: Attached | undefined
  let target: CaptureTarget | undefined
  let uuid: string | undefined
  /** Counts what was begun: an answer to what was left says nothing any more. */
  let turn = 0

  function made(): Attached {
    if (attached === undefined) throw new KitError('siwx/notEnabled', { shortMessage: 'SIWX is not enabled' })
    return attached
  }
  const change = (next: Partial<CaptureState>): void =>
    store.update(({ fault: _, ...state }) => ({ ...state, recent: made().memory.read().recent, ...next }))

  async function ask(method: 'POST' | 'PUT', body: object): Promise<Answer | undefined> {
    const { context, projectId, url } = made()
    const headers = { 'content-type': 'application/json' }
    try {
      const path = `${url}/auth/v1/otp?projectId=${encodeURIComponent(projectId ?? '')}`
      const response = await context.ports.fetch(path, { method, headers, body: JSON.stringify(body) })
      return await read(response)
    } catch {
      return undefined
    }
  }

  function refuse(
    status: CaptureState['status'],
    answer: Answer | undefined,
    faults: Readonly<Record<number, CaptureFault>>,
  ) {
    const fault = (answer && faults[answer.status]) ?? 'failed'
    const { clock } = made().context.ports
    change({ status, fault, ...(fault === 'limited' && answer && { retryAtMs: clock.now() + answer.retryMs }) })
  }

  function finish(): void {
    turn += 1
    change({ status: 'done' })
  }

  return {
    state: readable(store),
    async send(text) {
      const email = text.trim()
      const { status } = store.getState()
      if (target === undefined || (status !== 'email' && status !== 'code')) return
      if (!emailForm.test(email)) return change({ email, fault: 'email' })
      turn += 1
      const own = turn
      change({ status: 'sending', email })
      const answer = await ask('POST', { email, account: `${target.networkId}:${target.address}` })
      if (own !== turn) return
      const { uuid: given, now, retryAt, expiresAt } = answer?.body ?? {}
      if (answer?.status !== 200 || typeof given !== 'string')
        return refuse(status, answer, { 400: 'email', 422: 'email', 429: 'limited' })
      uuid = given
      const { clock } = made().context.ports
      // Times of the server, by the clock of this device.
      const at = (time: unknown, fallback: number): number =>
        clock.now() + (typeof time === 'number' && typeof now === 'number' ? Math.max(time - now, 0) : fallback)
      change({ status: 'code', retryAtMs: at(retryAt, retryMs), expiresAtMs: at(expiresAt, 40 * retryMs) })
    },
    async check(code) {
      const { status, email } = store.getState()
      if (target === undefined || email === undefined || status !== 'code') return
      const [own, { address }] = [turn, target]
      change({ status: 'checking' })
      const answer = await ask('PUT', { uuid, code })
      if (own !== turn) return
      const token = answer?.body['token']
      if (answer?.status !== 200 || typeof token !== 'string')
        return refuse('code', answer, { 400: 'wrong', 410: 'over', 429: 'limited' })
      tokens.set(keyOf(address), token)
      const { memory } = made()
      const { recent, given } = memory.read()
      memory.write({ given, recent: [email, ...recent.filter((other) => other !== email)] })
      finish()
    },
    change() {
      turn += 1
      change({ status: 'email' })
    },
    skip() {
      if (isRequired || target === undefined) return
      skipped.add(keyOf(target.address))
      finish()
    },
    forget(email) {
      const { memory } = made()
      const { given, recent } = memory.read()
      memory.write({ given, recent: recent.filter((other) => other !== email) })
      change({})
    },
    begin(next) {
      const key = keyOf(next.address)
      const isSame = target !== undefined && keyOf(target.address) === key
      target = next
      const isNeeded = !tokens.has(key) && !skipped.has(key) && !made().memory.read().given.includes(key)
      if (!isNeeded) finish()
      else if (!isSame || store.getState().status === 'done') {
        turn += 1
        change({ status: 'email' })
      }
      return isNeeded
    },
    tokenFor: ({ address }) => tokens.get(keyOf(address)),
    settle({ address }, isTaken) {
      const key = keyOf(address)
      const hadToken = tokens.delete(key)
      const { memory } = made()
      const { given, recent } = memory.read()
      const others = given.filter((other) => other !== key)
      if (isTaken ? hadToken : others.length < given.length)
        memory.write({ recent, given: isTaken ? [key, ...others] : others })
    },
    attach(context, server) {
      const prefix = context.kit.options.storagePrefix ?? 'kit'
      attached = { ...server, context, memory: createCaptureMemory(context.ports, `${prefix}.siwx-emails`) }
      // The same is given to the next kit of the page, which may be another visitor's.
      context.onDestroy(() => {
        if (attached?.context !== context) return
        turn += 1
        target = uuid = attached = undefined
        tokens.clear()
        skipped.clear()
        store.update(() => nothing)
      })
    },
  }
}

/** An account, on whatever network. */
const keyOf = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address)

/** What a server says is as hostile as all that comes from outside. */
async function read(response: ResponseLike): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined)
  const waitS = Number(response.headers.get('retry-after'))
  return {
    status: response.status,
    body: typeof body === 'object' && body !== null ? (body as Answer['body']) : {},
    retryMs: Number.isFinite(waitS) && waitS > 0 ? Math.min(waitS, 86_400) * 1000 : retryMs,
  }
}
