import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** Name and avatar of an address, from a name service. */
export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }

/** An identity together with the network that it was read on. It is kept with the session, across networks and page reloads. */
export type KnownIdentity = Identity & { readonly address: string; readonly networkId: CaipNetworkId }
