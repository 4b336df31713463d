import { ApiFailure } from '../login/ApiFailure.js'
import type { ExportCommands } from '../pages/exportCommands.data.js'
import type { Result } from './resultSchema.js'

/** Runs a command for a window, and says what became of it. */
export async function runCommand(
  manage: ExportCommands,
  { id, command, args }: { readonly id: number; readonly command: keyof ExportCommands; readonly args: string[] },
): Promise<Result> {
  try {
    const run = manage[command] as (...args: string[]) => Promise<unknown>
    return { id, value: await run(...args) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { id, fault: { status: 0, field: '', message: 'It did not work' } }
    const { status, field, message, retryMs } = error
    return { id, fault: { status, field, message, ...(retryMs !== undefined && { retryMs }) } }
  }
}
