/** Names of chain families that the kit recognises and has no adapter for; an adapter brings its own. */
export const namespaceNames: { readonly [namespace: string]: string } = { cosmos: 'Cosmos' }
