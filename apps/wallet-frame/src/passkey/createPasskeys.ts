import * as z from 'zod/mini'
import type { ScreenPage } from '../page/Page.js'
import type { Ceremony } from '../window/decisionViews.js'
import { type DecisionWindow, openDecisionWindow } from '../window/openDecisionWindow.js'
import {
  hasPasskeys,
  type MadePasskey,
  makePasskey,
  type ShownPasskey,
  secretOptions,
  showPasskey,
} from './makePasskey.js'
import { type Passkeys, WindowBlocked } from './Passkeys.js'

/** What a ceremony gave in a window: for the server without what extensions gave, and the secret. */
export const passkeySchema = z.object({
  response: z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal('public-key'),
    response: z.record(z.string(), z.string()),
  }),
  secret: z.optional(z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.length === 32)),
})

/** What it works with. */
export type PasskeysOptions = {
  readonly inWindow: boolean
  readonly page: Pick<ScreenPage, 'dapp' | 'theme'>
  /** Ends what is asked, and closes the window. */
  readonly signal: AbortSignal
}

type Options = Ceremony['options']

/** Creates what asks for passkeys while one request is answered. A browser that gives none to frames of other sites gives them to windows. */
export function createPasskeys({ inWindow, page, signal }: PasskeysOptions): Passkeys {
  let current: { readonly opened: DecisionWindow; end(): void } | undefined

  async function ask<Passkey>(props: Ceremony): Promise<Passkey> {
    signal.throwIfAborted()
    current?.end()
    let mine: typeof current
    const end = (): void => mine?.end()
    const value = await new Promise<unknown>((resolve, reject) => {
      const close = (): void => reject(new Error('The window was closed'))
      const decision = { name: 'passkey', props } as const
      const opened = openDecisionWindow({ decision, page, onAnswer: resolve, onRefuse: close })
      if (opened === undefined) return reject(new WindowBlocked())
      mine = { opened, end: close }
      current = mine
      signal.addEventListener('abort', end)
    }).finally(() => {
      signal.removeEventListener('abort', end)
      mine?.opened.close()
      // Another one may have been asked for meanwhile.
      if (current === mine) current = undefined
    })
    // This code runs in the window, too: whether the answer is whole is all there is to see.
    return passkeySchema.parse(value) as Passkey
  }

  const make = inWindow ? (options: Options) => ask<MadePasskey>({ kind: 'make', options }) : makePasskey
  const show = inWindow ? (options: Options) => ask<ShownPasskey>({ kind: 'show', options }) : showPasskey
  return {
    window: inWindow ? { focus: () => current?.opened.focus(), close: () => current?.end() } : undefined,
    areHere: hasPasskeys,
    make,
    show,
    showAny: (credentialIds) => show(secretOptions(credentialIds)),
  }
}
