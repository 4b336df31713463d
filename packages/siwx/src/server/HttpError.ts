/** Response codes and HTTP statuses of failed checks. */
export const rejectionStatuses: {
  readonly [Name in
    | 'form'
    | 'size'
    | 'nonce'
    | 'invalid'
    | 'session'
    | 'origin'
    | 'path'
    | 'method'
    | 'unknown']: number
} = {
  form: 400,
  size: 413,
  nonce: 401,
  invalid: 401,
  session: 401,
  origin: 403,
  path: 404,
  method: 405,
  unknown: 503,
}

/** Rejects a request. The response contains only the reason's class. */
export class HttpError extends Error {
  readonly reason: keyof typeof rejectionStatuses

  constructor(reason: keyof typeof rejectionStatuses) {
    super(reason)
    this.reason = reason
  }
}

/** Converts errors of a store that is down to a response that makes no claim about the session. */
export async function rejectOnStoreError<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new HttpError('unknown')
  }
}
