/** The answer to a JSON-RPC request, with its HTTP status; the body is empty when the request held only notifications. */
export type ChainResponse = { readonly status: 200 | 400; readonly body: string }
