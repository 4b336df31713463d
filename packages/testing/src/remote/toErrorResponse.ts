/**
 * Converts any failure to a JSON-RPC error. A code that is not a number, which JSON-RPC does not allow, becomes 5000, the pairing
 * protocol's rejection.
 *
 * @example toErrorResponse(new ProviderError(4100, 'No.')) // { code: 4100, message: 'No.' }
 */
export const toErrorResponse = (
  error: unknown,
): { readonly code: number; readonly message: string; readonly data?: string } => {
  const { code, message, data } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  return {
    code: typeof code === 'number' ? code : typeof code === 'string' ? 5000 : -32000,
    message: typeof message === 'string' && message !== '' ? message : 'The wallet failed.',
    // The client's type is a string; apps read the object that wallets really send.
    ...(data === undefined ? {} : { data: data as string }),
  }
}
