import { createStore, KitError, type PluginContext, readable } from '@kit/core/plugin'
import type { CaptureServer, CaptureState, CaptureTarget, EmailCapture } from './CaptureState.js'
import { accountId, type CaptureMemory, createCaptureMemory } from './createCaptureMemory.js'
import { createEmailCodes } from './createEmailCodes.js'

type Attached = CaptureServer & {
  readonly context: PluginContext
  readonly memory: CaptureMemory
}

/** The minimal check that servers also apply. Servers check the rest. */
const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/**
 * Asks users for an email address, confirmed by a code, before they sign in at a kit-server that sends codes (`auth.emailCapture`). Its
 * views are in `siwxFeature` of `@kit/siwx/react`.
 *
 * @param options.isRequired Must match the server's project settings. Defaults to `false`: users may skip it.
 * @example siwx(serverSiwx({ url: 'https://server.example', projectId: 'my-dapp', emailCapture: emailCapture() }))
 */
export function emailCapture({ isRequired = false }: { readonly isRequired?: boolean } = {}): EmailCapture {
  const nothing: CaptureState = { status: 'email', isRequired, recent: [] }
  const store = createStore(nothing)
  let attached: Attached | undefined
  let target: CaptureTarget | undefined

  function made(): Attached {
    if (attached === undefined) throw new KitError('siwx/notEnabled', { shortMessage: 'SIWX is not enabled' })
    return attached
  }
  const change = (next: Partial<CaptureState>): void =>
    store.update(({ error: _, ...state }) => ({ ...state, recent: made().memory.recent(), ...next }))

  const codes = createEmailCodes(made, change)

  function go(status: 'done' | 'email'): void {
    codes.drop()
    change({ status })
  }

  return {
    state: readable(store),
    async send(text) {
      const email = text.trim()
      const { status } = store.getState()
      if (target === undefined || (status !== 'email' && status !== 'code')) return
      if (!emailForm.test(email)) return change({ email, error: 'email' })
      await codes.send(email, target, status)
    },
    async check(code) {
      const { status, email } = store.getState()
      if (target === undefined || email === undefined || status !== 'code') return
      const { address } = target
      const token = await codes.check(code)
      if (token === undefined) return
      made().memory.confirm(address, email, token)
      go('done')
    },
    change: () => go('email'),
    skip() {
      if (isRequired || target === undefined) return
      made().memory.skip(target.address)
      go('done')
    },
    forget(email) {
      made().memory.forget(email)
      change({})
    },
    begin(next) {
      const { isNeeded } = made().memory
      const isSame = target !== undefined && accountId(target.address) === accountId(next.address)
      target = next
      if (!isNeeded(next.address)) go('done')
      else if (!isSame || store.getState().status === 'done') go('email')
      return isNeeded(next.address)
    },
    tokenFor: ({ address }) => attached?.memory.tokenFor(address),
    confirmSignIn: ({ address }, isTaken) => made().memory.recordResult(address, isTaken),
    attach(context, server) {
      const prefix = context.kit.options.storagePrefix ?? 'kit'
      attached = { ...server, context, memory: createCaptureMemory(context.ports, `${prefix}.siwx-emails`) }
      // The same object may be passed to the page's next kit, possibly for another user.
      context.onDestroy(() => {
        if (attached?.context !== context) return
        codes.drop()
        target = attached = undefined
        store.update(() => nothing)
      })
    },
  }
}
