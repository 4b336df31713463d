import type { kitErrorCodes } from './kitErrorCodes.data.js'

/**
 * Codes that plugins, adapters and connectors of other packages add, so that a typing error in a code is one of the compiler.
 *
 * @example declare module '@kit/core' { interface ErrorCodes { 'companyWallet/locked': 'The company wallet is locked.' } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in other packages
export interface ErrorCodes {}

/** The code of an error of the kit: one of its own packages, or one that {@link ErrorCodes} was given. */
export type KitErrorCode = keyof typeof kitErrorCodes | keyof ErrorCodes
