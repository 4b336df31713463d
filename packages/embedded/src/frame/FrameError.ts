/** An error response of the frame, with its EIP-1193 or EIP-1474 code. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: number | undefined
  readonly data: unknown

  constructor(message: string, code?: number, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
