import type { CaipNetworkId, KitError, Plugin, ReadableStore } from '@kit/core'
import { createStore, createWatch, readable } from '@kit/core/plugin'
import type {} from '@kit/modal'
import type { TransferRequest } from './parseTransferRequest.js'
import type {} from './SendErrorCodes.js'
import type { SendFields, SendOptions, SubmitOptions } from './SendOptions.js'
import { emptyForm, type RequestedPayment, type SendState } from './SendState.js'

/** Request and result of the send view: `kit.open({ view: 'WalletSend', data })`. */
export type SendExchange = { readonly data: TransferRequest; readonly result: { readonly hash: string } }

declare module '@kit/core' {
  interface PluginEvents {
    /** The request was sent to the wallet. */
    'send/requested': { readonly networkId: CaipNetworkId; readonly symbol: string }
    'send/sent': { readonly networkId: CaipNetworkId; readonly symbol: string }
    'send/failed': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly error: KitError }
  }
}

declare module '@kit/modal' {
  interface ViewData {
    WalletSend: undefined
    WalletSendPreview: undefined
    WalletSendConfirmed: undefined
  }
  interface ViewResults {
    WalletSend: SendExchange
  }
}

/** API of `kit.plugins.send`: the send form and its commands, with or without views. */
export type SendApi = {
  /** State of the form: fields, validation, warnings, simulated transfer and status. */
  readonly state: ReadableStore<SendState>
  /**
   * Changes the form. Locked fields can't be changed, and nothing can while a request is waiting in the wallet. A new token clears the
   * amount.
   */
  edit(fields: SendFields): void
  /** Changes the payment that the link of WalletReceive requests. A new token clears the amount. */
  request(fields: Partial<RequestedPayment>): void
  /**
   * Sets the amount to the maximum after the fee, and updates it until the user types an amount. Never rejects: failures are exposed in
   * `error`.
   */
  max(): Promise<void>
  /** Looks up a token that isn't in `kit.tokensOf()` into `found`. The latest address wins. */
  findToken(address: string): void
  /** Looks up the recipient or simulates the transfer again after a failure. */
  retry(): void
  /**
   * Searches the chain for the transfer that may have been sent (`state.maybeSent`). Never rejects; a transfer that is found becomes
   * `state.sent`.
   */
  check(): Promise<void>
  /**
   * Fills in the given fields, simulates the transfer again, and sends one request to the wallet. A transfer that would fail never reaches
   * the wallet. If the user rejects the request, the form keeps its values.
   *
   * @throws KitError `send/incomplete`, `send/unacknowledged` (severe warnings that `acknowledged` doesn't list), `send/changed`,
   *   `send/pending`; `transfer/*` if the simulation fails; the errors of `kit.transfer`: `connection/rejected`, `network/*` … With
   *   `transaction/maybeSent`, it's unknown whether the wallet sent it. Until that is known, the form has the severe warning `maybeSent`.
   * @example
   * const { hash } = await kit.plugins.send.submit({ to: 'alice.eth', amount: '0.05' })
   */
  submit(options?: SubmitOptions): Promise<{ readonly hash: string }>
  /**
   * Registers a view of the form. While it is registered, the balance is refreshed now and every 10 s. Returns a function that unregisters
   * it, and clears the error of a failed attempt.
   */
  watch(): () => void
  /** Handlers of modal requests: `kit.open({ view: 'WalletSend', data })`. */
  readonly requests: {
    WalletSend(data: unknown, left: AbortSignal): Promise<{ readonly result: Promise<{ readonly hash: string }> }>
  }
}

/** The plugin that {@link send} creates. */
export type SendPlugin = Plugin<'send', SendApi>

/**
 * Creates the send plugin, for every chain whose adapter has `transfer`. It provides a form as state, recipients by address, name or
 * payment link, warnings, and a simulation before the wallet is prompted. Its views are `sendFeature` of `@kit/send/react`.
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
    // The error of an attempt belongs to the view that showed it.
    const { watch, watchers } = createWatch((by) => {
      if (by < 0 && state.getState().error !== undefined) edit({})
    })
    const { asyncCommand, action } = context.listCommands(
      () => import('./commands/sendCommands.js'),
      (code) => code.createSendServices(context, state, context.kit.isRegionBlocked ? undefined : api, watchers),
    )
    const edit = action((m) => m.edit)
    return {
      state: readable(state),
      edit,
      request: action((m) => m.editRequestedPayment),
      max: asyncCommand((m) => m.max),
      findToken: action((m) => m.findToken),
      retry: action((m) => m.retry),
      check: asyncCommand((m) => m.check),
      submit: asyncCommand((m) => m.submit),
      watch,
      requests: { WalletSend: asyncCommand((m) => m.request) },
    }
  },
})
