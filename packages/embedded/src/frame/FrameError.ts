/** What the frame answered in place of a result, with the number that EIP-1193 or EIP-1474 gives it. */
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
