import type { SignInRequest } from '@kit/core/adapter'
import type { ProposedNamespace } from './namespace/formatNamespaces.js'

/** What a link asks for. The same is taken up again; a sign-in with another nonce is not the same. */
export type LinkRequest = {
  readonly namespaces: { readonly [namespace: string]: ProposedNamespace }
  readonly signIn: SignInRequest | undefined
}
