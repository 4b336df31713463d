import type { LogPort } from '../ports/Ports.js'
import type { Later } from '../signal/createLater.js'

/** Code that is loaded when it is first needed: commands, and the services that they are functions of. */
export type Chunk<Services, Code> = { readonly services: Services; readonly code: Code }

// biome-ignore lint/suspicious/noConfusingVoidType: a promise is refused: nobody would wait for it
type Nothing = void | undefined

/** Lists the commands of one chunk: each is picked from the chunk's code, and has its type from there. */
export type CommandList<Services, Code> = {
  /** A command that returns a promise: it waits for its code. */
  asks<Args extends readonly unknown[], Answer>(
    pick: (code: Code) => (services: Services) => (...args: Args) => Promise<Answer>,
  ): (...args: Args) => Promise<Answer>
  /**
   * A command that returns nothing: it runs at once if its code is there, which a visitor's gesture may need, else when it has come.
   * Errors are logged.
   */
  does<Args extends readonly unknown[]>(
    pick: (code: Code) => (services: Services) => (...args: Args) => Nothing,
  ): (...args: Args) => void
  /** A command that returns a value at once: that of `otherwise` while its code is not there. */
  finds<Args extends readonly unknown[], Answer>(
    pick: (code: Code) => (services: Services) => (...args: Args) => Answer,
    otherwise: () => Answer,
  ): (...args: Args) => Answer
}

/** The list of a chunk that `later` loads. */
export function listCommands<Services, Code>(
  later: Pick<Later<Chunk<Services, Code>>, 'now' | 'run'>,
  log: LogPort,
): CommandList<Services, Code> {
  return {
    asks:
      (pick) =>
      (...args) =>
        later.run(async ({ code, services }) => pick(code)(services)(...args)),
    does:
      (pick) =>
      (...args) => {
        const act = ({ code, services }: Chunk<Services, Code>) => pick(code)(services)(...args)
        const chunk = later.now()
        if (chunk !== undefined) act(chunk)
        else later.run(async (loaded) => act(loaded)).catch((error) => log.error('A command failed', error))
      },
    finds:
      (pick, otherwise) =>
      (...args) => {
        const chunk = later.now()
        return chunk === undefined ? otherwise() : pick(chunk.code)(chunk.services)(...args)
      },
  }
}
