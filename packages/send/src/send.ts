import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, createWatch, readable } from '@kit/core/plugin'
import type {} from '@kit/modal'
import type { TransferRequest } from './parseTransferRequest.js'
import type {} from './SendErrorCodes.js'
import type { SendFields, SendOptions, SubmitOptions } from './SendOptions.js'
import { type AskedPayment, emptyForm, type SendState } from './SendState.js'

/** What the view of sending is asked, and what comes of it: `kit.open({ view: 'WalletSend', data })`. */
export type SendExchange = { readonly data: TransferRequest; readonly answer: { readonly hash: string } }

declare module '@kit/core' {
  interface PluginEvents {
    /** The wallet is asked to send. */
    'send/asked': { readonly networkId: CaipNetworkId; readonly symbol: string }
    'send/sent': { readonly networkId: CaipNetworkId; readonly symbol: string }
    'send/failed': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly error: KitError }
  }
}

declare module '@kit/modal' {
  interface ViewData {
    WalletSend: undefined
  }
  interface ViewAnswers {
    WalletSend: SendExchange
  }
}

/** `kit.plugins.send`: the form and what can be done with it, with or without views. */
export type SendApi = {
  /** The form, its validation and warnings, the plan of the transfer and how it goes. */
  readonly state: ReadableStore<SendState>
  /** Changes the form. What is locked stays, and all of it while the wallet is asked. Another token begins with no amount. */
  edit(fields: SendFields): void
  /** Changes what the payment link of WalletReceive asks for. Another token begins with no amount. */
  ask(fields: Partial<AskedPayment>): void
  /** Takes the most that can leave after the fee, and keeps taking it until an amount is typed. Never rejects: `error` says why not. */
  max(): Promise<void>
  /** Looks for a token that the account is not known to hold (`kit.tokensOf()`) into `found`; the newest address wins. */
  findToken(address: string): void
  /** Looks the receiver up again, or tries the transfer again, where that failed. */
  retry(): void
  /** Looks on the chain for what the wallet may have sent (`state.maybeSent`). Never rejects; what is found is `state.sent`. */
  check(): Promise<void>
  /**
   * Sends what the form says, after the given fields are filled in: tries it on the chain once more, then asks the wallet once. What would
   * fail never reaches the wallet. After a refusal the form is as it was.
   *
   * @throws KitError `send/incomplete`, `send/unacknowledged` (grave warnings that `acknowledged` does not name), `send/changed`,
   * `send/pending`; `transfer/*` for what the chain would refuse; as `kit.transfer`: `connection/rejected`, `network/*` …
   * With `transaction/maybeSent` the wallet did not say whether it sent. The form warns (`mayBeSent`), a grave warning, until that is known.
   * @example
   * const { hash } = await kit.plugins.send.submit({ to: 'alice.eth', amount: '0.05' })
   */
  submit(options?: SubmitOptions): Promise<{ readonly hash: string }>
  /** Counts a view that shows the form: what refuses it is read again now, and every 10 s until the returned function is called. */
  watch(): () => void
  /** How the modal asks for an answer: `kit.open({ view: 'WalletSend', data })`. */
  readonly requests: {
    WalletSend(data: unknown, left: AbortSignal): Promise<{ readonly answer: Promise<{ readonly hash: string }> }>
  }
}

/** The plugin that {@link send} makes. */
export type SendPlugin = Plugin<'send', SendApi>

/**
 * Sending, for every chain whose adapter has `transfer`: a form as state, receivers by address, name or payment link, warnings, a try on
 * the chain, one question to the wallet. Its views are `sendFeature` of `@kit/send/react`.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [send()] })
 * const { hash } = await kit.plugins.send.submit({ to: '0x…', amount: '0.05' })
 */
export const send = ({ api }: SendOptions = {}): SendPlugin => ({
  id: 'send',
  services: [api],
  setup(context) {
    const state = createStore<SendState>(emptyForm)
    const { watch, watchers } = createWatch()
    const { asks, does } = context.listCommands(
      () => import('./commands/sendCommands.js'),
      (code) => code.createSendServices(context, state, context.kit.isRegionBlocked ? undefined : api, watchers),
    )
    return {
      state: readable(state),
      edit: does((m) => m.edit),
      ask: does((m) => m.editAskedPayment),
      max: asks((m) => m.max),
      findToken: does((m) => m.findToken),
      retry: does((m) => m.retry),
      check: asks((m) => m.check),
      submit: asks((m) => m.submit),
      watch,
      requests: { WalletSend: asks((m) => m.request) },
    }
  },
})
