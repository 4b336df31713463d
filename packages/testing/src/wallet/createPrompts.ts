import { createRejection } from './createRejection.js'
import type { PromptMode, TestWalletBehavior } from './TestWalletBehavior.js'

/** A prompt that waits for the wallet's owner, in `manual` mode. */
export type Prompt<Subject, Consent = void> = Subject & {
  /** Approves the prompt. */
  approve(consent: Consent): void
  /** Rejects the prompt, with the given error or a rejection in the shape of the behavior. */
  reject(error?: Error): void
}

/** A request of a page that waits for the wallet's owner. */
export type PendingRequest = Prompt<{ readonly method: string; readonly params: unknown }>

/** Prompts of a wallet. */
export type Prompts<Subject, Consent> = {
  /** The pending prompts, oldest first: a new array after each change. */
  queue(): readonly Prompt<Subject, Consent>[]
  /** Resolves when the owner approves (with `undefined` in mode `approve`), otherwise rejects. */
  ask(mode: PromptMode, subject: Subject): Promise<Consent | undefined>
  /** Resolves with the oldest prompt that no other call of `next` has taken, as soon as there is one. */
  next(): Promise<Prompt<Subject, Consent>>
  /** Removes prompts that are no longer needed, without answering them. */
  dismiss(matches: (subject: Subject) => boolean): void
  /** Calls `listener` after each change of the queue. Returns a function that unsubscribes. */
  watch(listener: () => void): () => void
}

/**
 * Creates the prompts of a wallet, scripted by its behavior.
 *
 * @example await createPrompts<PendingRequest>(() => behavior).ask('manual', { method, params })
 */
export const createPrompts = <Subject extends object, Consent = void>(
  behavior: () => TestWalletBehavior,
): Prompts<Subject, Consent> => {
  let queue: readonly Prompt<Subject, Consent>[] = []
  const waiting: ((prompt: Prompt<Subject, Consent>) => void)[] = []
  const taken = new WeakSet<object>()
  const listeners = new Set<() => void>()
  const setQueue = (next: typeof queue) => {
    queue = next
    for (const listener of [...listeners]) listener()
  }

  const enqueue = (subject: Subject) =>
    new Promise<Consent>((resolve, reject) => {
      const leave = () => setQueue(queue.filter((other) => other !== prompt))
      const prompt: Prompt<Subject, Consent> = {
        ...subject,
        approve: (consent) => {
          leave()
          resolve(consent)
        },
        reject: (error) => {
          leave()
          reject(error ?? createRejection(behavior().rejection))
        },
      }
      setQueue([...queue, prompt])
      const notify = waiting.shift()
      if (notify) {
        taken.add(prompt)
        notify(prompt)
      }
    })

  return {
    queue: () => queue,
    ask: async (mode, subject) => {
      const { delayMs } = behavior()
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (mode === 'reject') throw createRejection(behavior().rejection)
      if (mode === 'hang') return new Promise(() => undefined)
      return mode === 'manual' ? enqueue(subject) : undefined
    },
    next: () => {
      const first = queue.find((prompt) => !taken.has(prompt))
      if (!first) return new Promise((resolve) => waiting.push(resolve))
      taken.add(first)
      return Promise.resolve(first)
    },
    dismiss: (matches) => {
      if (queue.some(matches)) setQueue(queue.filter((prompt) => !matches(prompt)))
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
