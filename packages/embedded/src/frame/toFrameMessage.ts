import { isTooLarge, type RequestName, requests } from '../protocol/index.js'
import { FrameError } from './FrameError.js'

/**
 * Converts a request to plain data that the frame accepts, since the frame ignores anything else. A `bigint` becomes hex.
 *
 * @throws FrameError -32602 if the request is unknown, can't be serialized, or is too large
 */
export function toFrameMessage(name: RequestName, id: string, payload: unknown): object {
  const { success, data } = requests[name].payload.safeParse(payload)
  if (!success) throw new FrameError('Invalid parameters for this wallet method', -32602)
  const message = toPlain({ type: `@kit-app/${name}`, id, payload: data })
  if (isTooLarge(message)) throw new FrameError('The request is too large', -32602)
  return message
}

function toPlain(message: object): object {
  try {
    return JSON.parse(
      JSON.stringify(message, (_, value: unknown) => (typeof value === 'bigint' ? toHex(value) : value)),
    )
  } catch (cause) {
    throw Object.assign(new FrameError("The parameters can't be serialized", -32602), { cause })
  }
}

const toHex = (value: bigint): string => `${value < 0n ? '-' : ''}0x${(value < 0n ? -value : value).toString(16)}`
