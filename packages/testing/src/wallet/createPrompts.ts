import { createRejection } from './createRejection.js'
import type { PromptMode, TestWalletBehaviour } from './TestWalletBehaviour.js'

/** Something that waits for the wallet's owner, in `manual` mode. */
export type Prompt<Subject, Consent = void> = Subject & {
  /** Says yes. */
  approve(consent: Consent): void
  /** Says no, with the error given or a refusal in the behaviour's shape. */
  reject(error?: Error): void
}

/** A request of a page that waits for the wallet's owner. */
export type PendingRequest = Prompt<{ readonly method: string; readonly params: unknown }>

/** Asks the wallet's owner. */
export type Prompts<Subject, Consent> = {
  /** What waits, oldest first: another array after each change. */
  queue(): readonly Prompt<Subject, Consent>[]
  /** Resolves when the owner agrees (to `undefined` in mode `approve`), rejects when not. */
  ask(mode: PromptMode, subject: Subject): Promise<Consent | undefined>
  /** The oldest that waits, as soon as there is one. */
  next(): Promise<Prompt<Subject, Consent>>
  /** Takes away, unanswered, what has lost its sense. */
  dismiss(matches: (subject: Subject) => boolean): void
}

/**
 * The consent of a wallet's owner, scripted by its behaviour.
 *
 * @example await createPrompts<PendingRequest>(() => behaviour).ask('manual', { method, params })
 */
export const createPrompts = <Subject extends object, Consent = void>(
  behaviour: () => TestWalletBehaviour,
  onChange: () => void = () => undefined,
): Prompts<Subject, Consent> => {
  let queue: readonly Prompt<Subject, Consent>[] = []
  const waiting: ((prompt: Prompt<Subject, Consent>) => void)[] = []
  const setQueue = (next: typeof queue) => {
    queue = next
    onChange()
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
          reject(error ?? createRejection(behaviour().rejection))
        },
      }
      setQueue([...queue, prompt])
      for (const tell of waiting.splice(0)) tell(prompt)
    })

  return {
    queue: () => queue,
    ask: async (mode, subject) => {
      const { delayMs } = behaviour()
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (mode === 'reject') throw createRejection(behaviour().rejection)
      if (mode === 'hang') return new Promise(() => undefined)
      return mode === 'manual' ? enqueue(subject) : undefined
    },
    next: () => {
      const first = queue[0]
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve))
    },
    dismiss: (matches) => {
      if (queue.some(matches)) setQueue(queue.filter((prompt) => !matches(prompt)))
    },
  }
}
