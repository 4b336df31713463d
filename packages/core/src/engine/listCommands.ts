import type { LogPort } from '../ports/Ports.js'
import type { Lazy } from '../signal/createLazy.js'

/** A lazily loaded chunk: commands, and the services that they use. */
export type Chunk<Services, Code> = { readonly services: Services; readonly code: Code }

// biome-ignore lint/suspicious/noConfusingVoidType: rejects functions that return a promise, which would not be awaited
type Nothing = void | undefined

/** Picks the commands of one chunk from its code, with their types. */
export type CommandList<Services, Code> = {
  /** Wraps an asynchronous command: it waits for its code. */
  asyncCommand<Args extends readonly unknown[], Answer>(
    pick: (code: Code) => (services: Services) => (...args: Args) => Promise<Answer>,
  ): (...args: Args) => Promise<Answer>
  /**
   * Wraps a command without a result. It runs synchronously if its code is loaded, which a user gesture may require, or else as soon as it
   * is. Errors are logged.
   */
  action<Args extends readonly unknown[]>(
    pick: (code: Code) => (services: Services) => (...args: Args) => Nothing,
  ): (...args: Args) => void
  /** Wraps a synchronous command. Returns the result of `otherwise` until its code is loaded. */
  syncCommand<Args extends readonly unknown[], Answer>(
    pick: (code: Code) => (services: Services) => (...args: Args) => Answer,
    otherwise: () => Answer,
  ): (...args: Args) => Answer
}

/** Creates the command list of a chunk that `later` loads. */
export function listCommands<Services, Code>(
  later: Pick<Lazy<Chunk<Services, Code>>, 'now' | 'run'>,
  log: LogPort,
): CommandList<Services, Code> {
  return {
    asyncCommand:
      (pick) =>
      (...args) =>
        later.run(async ({ code, services }) => pick(code)(services)(...args)),
    action:
      (pick) =>
      (...args) => {
        const act = ({ code, services }: Chunk<Services, Code>) => pick(code)(services)(...args)
        const chunk = later.now()
        if (chunk !== undefined) act(chunk)
        else later.run(async (loaded) => act(loaded)).catch((error) => log.error('A command failed', error))
      },
    syncCommand:
      (pick, otherwise) =>
      (...args) => {
        const chunk = later.now()
        return chunk === undefined ? otherwise() : pick(chunk.code)(chunk.services)(...args)
      },
  }
}
