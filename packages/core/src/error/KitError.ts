import { documentationUrl } from './documentationUrl.data.js'
import type { kitErrorCodes } from './kitErrorCodes.data.js'

/** Options for {@link KitError}. */
export type KitErrorInit = {
  /** One sentence that a developer understands without context. */
  readonly shortMessage: string
  /** The operation and its input. Never contains secrets. */
  readonly details?: string | undefined
  /** The original error, as it was thrown. */
  readonly cause?: unknown
  /**
   * Path of a page in the `docs` of the repository, or the URL of a page of your own. Defaults to the code's section in the list of
   * errors.
   */
  readonly docsPath?: string
}

/**
 * Base class of all errors that the kit throws. Check `code` with `isKitError` instead of using `instanceof`: a page may load two copies of
 * a package.
 */
export class KitError<Code extends KitErrorCode = KitErrorCode> extends Error {
  override readonly name: string = 'KitError'
  /** A stable code such as `'connection/rejected'`. */
  readonly code: Code
  readonly shortMessage: string
  readonly details: string | undefined
  /** Path of the documentation that explains the error and how to handle it. */
  readonly docsPath: string
  /** URL of that documentation. */
  readonly docsUrl: string
  /** Set on errors thrown before the wallet was contacted. They prove that nothing was sent, see `isUnsent`. */
  isUnsent?: boolean
  /** Lets `isKitError` recognize errors of another copy of the package. */
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
    this.docsUrl = this.docsPath.replace(/^docs\/(.+?)\.md/, documentationUrl)
  }
}

/**
 * Error codes of other packages. Add yours by declaration merging, so that the compiler checks them.
 *
 * @example declare module '@kit/core' { interface ErrorCodes { 'companyWallet/locked': 'The company wallet is locked.' } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in other packages
export interface ErrorCodes {}

/** The code of a kit error: a built-in one, or one added to {@link ErrorCodes}. */
export type KitErrorCode = keyof typeof kitErrorCodes | keyof ErrorCodes
