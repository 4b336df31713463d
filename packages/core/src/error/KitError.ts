import type { kitErrorCodes } from './kitErrorCodes.data.js'

/** What a {@link KitError} is made of. */
export type KitErrorInit = {
  /** One sentence that a developer understands without context. */
  readonly shortMessage: string
  /** What was being done, and with what. Never a secret. */
  readonly details?: string | undefined
  /** The error underneath, as it was thrown. */
  readonly cause?: unknown
  /** Path of the page in the documentation that explains it, from the root of the repository. Default: its area in the list of codes. */
  readonly docsPath?: string
}

/**
 * The base of every error that the kit throws. Recognise errors by `code` with `isKitError`, not by `instanceof`: a page
 * may hold two copies of a package.
 */
export class KitError<Code extends KitErrorCode = KitErrorCode> extends Error {
  override readonly name: string = 'KitError'
  /** A stable literal such as `'connection/rejected'`. */
  readonly code: Code
  readonly shortMessage: string
  readonly details: string | undefined
  /** Where the documentation says what it means and what to do. */
  readonly docsPath: string
  /** Set on errors from before a wallet was asked to send: they prove that nothing was sent, see `isUnsent`. */
  isUnsent?: boolean
  /** The mark by which `isKitError` knows its own across copies of the package. */
  readonly isKitError = true

  constructor(code: Code, init: KitErrorInit) {
    super(
      init.details === undefined ? init.shortMessage : `${init.shortMessage}\n${init.details}`,
      init.cause === undefined ? undefined : { cause: init.cause },
    )
    this.code = code
    this.shortMessage = init.shortMessage
    this.details = init.details
    this.docsPath = init.docsPath ?? `docs/errors.md#${code.split('/', 1)[0]}`
  }
}

/**
 * Codes that plugins, adapters and connectors of other packages add, so that a typing error in a code is one of the compiler.
 *
 * @example declare module '@kit/core' { interface ErrorCodes { 'companyWallet/locked': 'The company wallet is locked.' } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in other packages
export interface ErrorCodes {}

/** The code of an error of the kit: one of its own packages, or one that {@link ErrorCodes} was given. */
export type KitErrorCode = keyof typeof kitErrorCodes | keyof ErrorCodes
