import { ProviderError } from '../evm/ProviderError.js'
import { createPrompts, type PendingRequest } from './createPrompts.js'
import { defaultBehavior, type PromptMode, type TestWalletBehavior } from './TestWalletBehavior.js'

/** The members that test wallets of all families share: their owner, and the owner's actions. */
export type OwnedWallet<Behavior> = {
  /** Whether the page may see the accounts. */
  readonly authorized: boolean
  /** Every request of the page, oldest first. */
  readonly requests: readonly { readonly method: string; readonly params: unknown }[]
  /** Pending prompts, in `manual` mode. */
  readonly queue: readonly PendingRequest[]
  /** Calls `listener` after each change of the queue, for a page that shows it. Returns a function that unsubscribes. */
  watchQueue(listener: () => void): () => void
  /** Changes the behavior from now on. */
  behave(change: Partial<Behavior>): void
  /** Waits for a prompt in `manual` mode and approves it. Resolves with the request. */
  approveNext(): Promise<PendingRequest>
  /** Waits for a prompt in `manual` mode and rejects it. */
  rejectNext(error?: Error): Promise<PendingRequest>
  /** Locks the wallet: the page sees no account, and a request to connect asks the owner to unlock. */
  lock(): void
  unlock(): void
  /** Disconnects the page, as the owner would. */
  revoke(): void
}

type Scripted = Pick<TestWalletBehavior, 'mode' | 'methods' | 'delayMs' | 'responses'>

type OwnerOptions<Behavior> = {
  readonly behavior: Behavior
  /** Shape of a rejection, as in other wallets. Default `plain`. */
  toRejection?(behavior: Behavior): TestWalletBehavior['rejection']
  /** Returns a rejection in the family's own shape, if the behavior has one. */
  toRefusal?(behavior: Behavior): Error | undefined
  /** The error that a broken wallet throws. */
  readonly fault?: Error
  readonly onPrompt?: ((method: string) => void) | undefined
}

/** The owner of a test wallet: follows a script, and is asked for consent. */
export type WalletOwner<Behavior> = {
  behavior(): Behavior
  queue(): readonly PendingRequest[]
  /** The members of the wallet that concern its owner. */
  readonly face: Pick<OwnedWallet<Behavior>, 'requests' | 'watchQueue' | 'behave' | 'approveNext' | 'rejectNext'>
  /** Returns the scripted result of a method, if there is one. */
  scripted(method: string): ((params: unknown) => unknown) | undefined
  /** Asks for consent if the method needs it, or the script has a mode for it. */
  consent(method: string, params: unknown, asks: boolean): Promise<void>
  /** Records a request of the page. Throws synchronously, as a broken wallet does, if the script says so. */
  note(method: string, params: unknown, asks: boolean): void
  /** Answers a request of the page: {@link note}, consent, then the scripted result or that of `run`. */
  request(method: string, params: unknown, asks: boolean, run: () => unknown): Promise<unknown>
}

/**
 * Creates the owner of a test wallet.
 *
 * @example
 * const owner = createWalletOwner({ behavior: { ...defaultBehavior, mode: 'manual' } })
 * owner.request('signMessage', message, true, () => sign(message))
 */
export const createWalletOwner = <Behavior extends Scripted>(
  options: OwnerOptions<Behavior>,
): WalletOwner<Behavior> => {
  const { toRejection = () => 'plain', toRefusal, onPrompt } = options
  const { fault = new ProviderError(-32603, 'The wallet threw synchronously.') } = options
  let { behavior } = options
  const requests: { method: string; params: unknown }[] = []
  const prompts = createPrompts<{ method: string; params: unknown }>(() => ({
    ...defaultBehavior,
    delayMs: behavior.delayMs,
    rejection: toRejection(behavior),
  }))
  const forcedMode = (method: string): PromptMode | undefined => behavior.methods[method] ?? behavior.methods['*']

  const owner: WalletOwner<Behavior> = {
    behavior: () => behavior,
    queue: prompts.queue,
    face: {
      requests,
      watchQueue: prompts.watch,
      behave: (change) => {
        behavior = { ...behavior, ...change }
      },
      approveNext: async () => {
        const prompt = await prompts.next()
        prompt.approve()
        return prompt
      },
      rejectNext: async (error) => {
        const prompt = await prompts.next()
        prompt.reject(error ?? toRefusal?.(behavior))
        return prompt
      },
    },
    scripted: (method) => (Object.hasOwn(behavior.responses, method) ? behavior.responses[method] : undefined),
    consent: async (method, params, asks) => {
      const forced = forcedMode(method)
      if (asks) onPrompt?.(method)
      if (!asks && forced === undefined) return
      const mode = forced ?? behavior.mode
      const refusal = mode === 'reject' ? toRefusal?.(behavior) : undefined
      if (refusal) throw refusal
      await prompts.ask(mode, { method, params })
    },
    note: (method, params, asks) => {
      requests.push({ method, params })
      if (forcedMode(method) === 'throw' || (behavior.mode === 'throw' && asks)) throw fault
    },
    request: (method, params, asks, run) => {
      owner.note(method, params, asks)
      return owner.consent(method, params, asks).then(() => (owner.scripted(method) ?? run)(params))
    },
  }
  return owner
}
