/** What a name service says of an address. */
export type Identity = { readonly name: string | undefined; readonly avatar: string | undefined }
