import { ApiFailure } from '../failure/ApiFailure.js'
import { type ExportCommands, exportCommands } from '../screen/exportCommands.data.js'
import { type Result, resultSchema } from './runCommand.js'

/** Creates the commands for a window: the frame runs each. They reject with `ApiFailure`, as in the frame. */
export function createRemoteCommands(port: MessagePort): ExportCommands {
  const waiting = new Map<number, (result: Result) => void>()
  let next = 0
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { data: result } = resultSchema.safeParse(data)
    if (result === undefined) return
    waiting.get(result.id)?.(result)
    waiting.delete(result.id)
  }
  const ask =
    (command: keyof ExportCommands) =>
    (...args: string[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, (result) => {
          if (!('fault' in result)) return resolve(result.value)
          const { status, field, message, retryMs } = result.fault
          reject(new ApiFailure(status, field, message, retryMs))
        })
        port.postMessage({ type: 'CALL', id, command, args })
      })
  return Object.fromEntries(exportCommands.map((command) => [command, ask(command)])) as unknown as ExportCommands
}
