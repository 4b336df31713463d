/** JSON-RPC codes of the relay: the standard ones, and from EIP-1474 -32005 for every limit, -32002 while messages cannot be stored. */
export const relayCodes = {
  parse: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  limit: -32_005,
  unavailable: -32_002,
} as const

/** A refused relay request. The message is plain text for the client and never quotes client data. */
export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code: number

  constructor(code: keyof typeof relayCodes, message: string) {
    super(message)
    this.code = relayCodes[code]
  }
}
