/** Something that a dapp can have: a chain, a feature, or pairing with phones. */
export type Part = {
  readonly id: string
  /** Name in the prompt. */
  readonly label: string
  /** Packages to install, with ranges for those that aren't the kit's. */
  readonly packages: Readonly<Record<string, string>>
  /** Imports of the file that creates the kit. */
  readonly imports: readonly { readonly names: readonly string[]; readonly from: string }[]
  /** The list of `createKit` that gets an element, and that element. `{api}` and `{relay}` are URLs. */
  readonly list: 'adapters' | 'connectors' | 'plugins'
  readonly element: string
  /** Its views in the modal. */
  readonly view?: { readonly name: string; readonly from: string }
  /** The service that it needs. */
  readonly needs?: 'api' | 'relay'
  /** Replaces these fields in a dapp that has a kit-server. */
  readonly hosted?: Pick<Part, 'imports' | 'element' | 'needs'>
}
