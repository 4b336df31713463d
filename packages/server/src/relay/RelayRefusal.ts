/** JSON-RPC codes the relay answers with: the standard ones, and of EIP-1474 -32005 for every limit, -32002 while messages cannot be stored. */
export const RELAY_CODES = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  limit: -32_005,
  unavailable: -32_002,
} as const

/** A request the relay does not carry out. The message is plain text for the client and never quotes what the client sent. */
export class RelayRefusal extends Error {
  override readonly name = 'RelayRefusal'
  readonly code: number

  constructor(code: keyof typeof RELAY_CODES, message: string) {
    super(message)
    this.code = RELAY_CODES[code]
  }
}
