/** Names of chain families that the kit recognises without an adapter; an adapter has its own. */
export const namespaceNames: { readonly [namespace: string]: string } = { cosmos: 'Cosmos' }
