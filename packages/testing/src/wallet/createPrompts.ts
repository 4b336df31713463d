import { createRejection } from './createRejection.js'
import type { PromptMode, TestWalletBehaviour } from './TestWalletBehaviour.js'

/** A request that waits for the wallet's owner, in `manual` mode. */
export type PendingRequest = {
  readonly method: string
  readonly params: unknown
  /** Says yes. */
  approve(): void
  /** Says no, with the error given or a refusal in the behaviour's shape. */
  reject(error?: Error): void
}

/** Asks the wallet's owner. */
export type Prompts = {
  readonly queue: readonly PendingRequest[]
  /** Resolves when the owner agrees, rejects when not. */
  ask(mode: PromptMode, method: string, params: unknown): Promise<void>
  /** The oldest waiting request, as soon as there is one. */
  next(): Promise<PendingRequest>
}

/**
 * The consent of a wallet's owner, scripted by its behaviour.
 *
 * @example createPrompts(() => behaviour).ask('manual', 'personal_sign', params)
 */
export const createPrompts = (behaviour: () => TestWalletBehaviour): Prompts => {
  const queue: PendingRequest[] = []
  const waiting: ((request: PendingRequest) => void)[] = []

  const enqueue = (method: string, params: unknown) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        const index = queue.indexOf(request)
        if (index >= 0) queue.splice(index, 1)
      }
      const request: PendingRequest = {
        method,
        params,
        approve: () => {
          leave()
          resolve()
        },
        reject: (error) => {
          leave()
          reject(error ?? createRejection(behaviour().rejection))
        },
      }
      queue.push(request)
      for (const tell of waiting.splice(0)) tell(request)
    })

  return {
    queue,
    ask: async (mode, method, params) => {
      const { delayMs } = behaviour()
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (mode === 'reject') throw createRejection(behaviour().rejection)
      if (mode === 'hang') return new Promise(() => undefined)
      if (mode === 'manual') return enqueue(method, params)
    },
    next: () => {
      const first = queue[0]
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}
