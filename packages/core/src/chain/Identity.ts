import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** What a name service says of an address. */
export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }

/** A name that an address has, and the network that said so. It stays with the session: on other networks, and over a reload. */
export type KnownIdentity = Identity & { readonly address: string; readonly networkId: CaipNetworkId }
