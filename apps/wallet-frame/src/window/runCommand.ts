import * as z from 'zod/mini'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { ExportCommands } from '../screen/exportCommands.data.js'

/** Result of a command. */
export const resultSchema = z.union([
  z.object({
    id: z.number(),
    fault: z.object({ status: z.number(), field: z.string(), message: z.string(), retryMs: z.optional(z.number()) }),
  }),
  z.object({ id: z.number(), value: z.unknown() }),
])
/** @see resultSchema */
export type Result = z.output<typeof resultSchema>

/** Runs a command for a window, and returns its result. */
export async function runCommand(
  manage: ExportCommands,
  { id, command, args }: { readonly id: number; readonly command: keyof ExportCommands; readonly args: string[] },
): Promise<Result> {
  try {
    const run = manage[command] as (...args: string[]) => Promise<unknown>
    return { id, value: await run(...args) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { id, fault: { status: 0, field: '', message: 'Something went wrong' } }
    const { status, field, message, retryMs } = error
    return { id, fault: { status, field, message, ...(retryMs !== undefined && { retryMs }) } }
  }
}
