import * as z from 'zod/mini'
import type { ScreenPage } from '../page/Page.js'
import type { Ceremony } from '../window/decisionViews.js'
import { type DecisionWindow, openDecisionWindow } from '../window/openDecisionWindow.js'
import {
  type AssertedPasskey,
  assertPasskey,
  type CreatedPasskey,
  createPasskey,
  hasPasskeys,
  secretOptions,
} from './createPasskey.js'
import { PasskeyNotCreated, type Passkeys, WindowBlocked } from './Passkeys.js'

/** Result of a passkey ceremony in a window: the response for the server without extension results, and the secret. */
export const passkeySchema = z.object({
  response: z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal('public-key'),
    response: z.record(z.string(), z.string()),
  }),
  secret: z.optional(z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.length === 32)),
})

export type PasskeysOptions = {
  readonly inWindow: boolean
  readonly page: Pick<ScreenPage, 'dapp' | 'theme'>
  /** Aborts the prompts, and closes the window. */
  readonly signal: AbortSignal
}

type Options = Ceremony['options']

/** Creates the passkey prompts for one request. Browsers that deny them to cross-site frames allow them in windows. */
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
      // Another one may have been opened in the meantime.
      if (current === mine) current = undefined
    })
    // The window runs the same code, so only the shape needs a check.
    return passkeySchema.parse(value) as Passkey
  }

  const make = inWindow ? (options: Options) => ask<CreatedPasskey>({ kind: 'make', options }) : createPasskey
  const show = inWindow ? (options: Options) => ask<AssertedPasskey>({ kind: 'show', options }) : assertPasskey
  return {
    window: inWindow ? { focus: () => current?.opened.focus(), close: () => current?.end() } : undefined,
    isSupported: hasPasskeys,
    make: (options) =>
      make(options).catch((cause: unknown) => {
        throw cause instanceof WindowBlocked ? cause : new PasskeyNotCreated('No passkey was created', { cause })
      }),
    show,
    showAny: (credentialIds) => show(secretOptions(credentialIds)),
  }
}
