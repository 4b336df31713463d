import type { SendServices } from '../services/createSendServices.js'

/** Looks for a token at an address into `found`; the newest address wins. What is none, or is held, needs no looking for. */
export const findToken =
  ({ tokens }: SendServices) =>
  (address: string): void =>
    tokens.find(address)
