/** What a check that failed is called in the answer, and its status. */
export const refusals: {
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

/** A request that is refused. The class is all that the answer says. */
export class Refusal extends Error {
  readonly reason: keyof typeof refusals

  constructor(reason: keyof typeof refusals) {
    super(reason)
    this.reason = reason
  }
}

/** A store that is down says nothing about who asks. */
export async function orUnknown<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new Refusal('unknown')
  }
}
